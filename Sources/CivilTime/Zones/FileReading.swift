#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The few questions a zone database asks the file system, answered without Foundation.
enum FileReading {
  /// What came of reading a file.
  enum Outcome {
    case bytes([UInt8])
    case missing
    case directory
    case failed(reason: String)
  }

  /// Reads a regular file of at most a mebibyte, which is far more than a zone needs.
  static func read(_ path: String) -> Outcome {
    // Not blocking, so that a FIFO by that name cannot hold the program up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .failed(reason: lastError())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failed(reason: lastError()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .directory
    default: return .failed(reason: "it is no regular file")
    }
    guard status.st_size <= 1 << 20 else { return .failed(reason: "it is too large") }
    return read(descriptor, size: Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, size: Int) -> Outcome {
    var succeeded = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = systemRead(descriptor, base + count, size - count)
        if got < 0, errno == EINTR { continue }
        succeeded = got >= 0
        guard got > 0 else { break }
        count += got
      }
    }
    return succeeded ? .bytes(bytes) : .failed(reason: lastError())
  }

  /// The target of a symbolic link; nil when the path is none.
  static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        readlink(path, $0, buffer.count)
      }
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<length], as: UTF8.self)
    }
  }

  /// Whether a directory is at a path, symbolic links followed.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a directory, without those that start with a dot; nil when it cannot be read.
  static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The record is shorter than the structure says, so the name is read where it stands.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let name = String(cString: start.assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func lastError() -> String {
    String(cString: strerror(errno))
  }
}

/// `read(2)`, which the methods above would otherwise hide.
private func systemRead(
  _ descriptor: Int32,
  _ start: UnsafeMutablePointer<UInt8>,
  _ count: Int
) -> Int {
  read(descriptor, start, count)
}
