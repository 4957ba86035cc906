#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A new directory that only this person can enter.
struct PrivateDirectory {
  let path: String

  /// Makes a directory with mode 0700 and a name of its own inside another.
  init(in parent: String) throws(InteractionError) {
    var template = Array("\(parent)/edit-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .temporaryFile(directory: parent, .last) }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
  }

  /// Makes a file with mode 0600 and returns its path.
  func createFile(_ name: String, holding text: String) throws(InteractionError) -> String {
    let filePath = "\(path)/\(name)"
    let descriptor = open(filePath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .temporaryFile(directory: path, .last) }
    defer { close(descriptor) }
    switch FileDescriptorWriter(descriptor: descriptor).write(text) {
    case .complete: return filePath
    case .closedPipe: throw .temporaryFile(directory: path, SystemError(code: EPIPE))
    case .failed(let error): throw .temporaryFile(directory: path, error)
    }
  }

  /// Reads a file by its name, which an editor may have replaced by another file.
  func readFile(_ name: String, limit: Int) throws(InteractionError) -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .temporaryFile(directory: path, .last) }
    defer { close(descriptor) }
    return try FileDescriptorReader(descriptor: descriptor).readAll(limit: limit)
  }

  /// Removes the directory and everything in it.
  func remove() {
    Self.removeTree(path)
  }

  private static func removeTree(_ path: String) {
    for name in names(in: path) {
      let entry = "\(path)/\(name)"
      if unlink(entry) != 0 { removeTree(entry) }
    }
    rmdir(path)
  }

  /// The entries of a directory; none when it is no directory.
  private static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
