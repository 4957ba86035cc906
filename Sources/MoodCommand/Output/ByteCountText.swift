extension Int {
  /// A size in bytes as people read it: `812 B`, `48 kB`, `3.2 MB`.
  var byteCountText: String {
    switch self {
    case ..<1000: "\(self) B"
    case ..<1_000_000: "\((self + 500) / 1000) kB"
    default: "\(self / 1_000_000).\(self % 1_000_000 / 100_000) MB"
    }
  }
}
