#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The journal's place in the file system: only its owner may read it or the folder made for it.
struct JournalFile {
  let path: String

  /// Whether something is there, or may be there behind a folder that must not be read.
  var exists: Bool {
    access(path, F_OK) == 0 || errno != ENOENT
  }

  /// Whether this process may write to it.
  var isWritable: Bool {
    access(path, W_OK) == 0
  }

  /// Makes an empty file, and the folders that lead to it, unless something is there.
  func createIfMissing() throws(StoreError) {
    if exists { return try checkReadable() }
    try createFolder(parent(of: path))
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      // Another process may have been quicker.
      if errno == EEXIST { return }
      throw failure()
    }
    close(descriptor)
  }

  /// Fails with the system's reason when the file cannot be read.
  func checkReadable() throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: path, reason: "it is not a file")
    }
    guard access(path, R_OK) == 0 else { throw failure() }
  }

  /// Makes a folder and those that lead to it, unless it is there.
  func createFolder(_ folder: String) throws(StoreError) {
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    try createFolder(parent(of: folder))
    if mkdir(folder, 0o700) != 0, errno != EEXIST { throw failure() }
  }

  /// The path of the folder that holds a file.
  func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// What the last refusal of the system means for this file.
  func failure() -> StoreError {
    let code = errno
    switch code {
    case EROFS: return .readOnly(path: path)
    case ENOSPC, EDQUOT: return .diskFull(path: path)
    default: return .cannotOpen(path: path, reason: String(cString: strerror(code)).lowercased())
    }
  }
}
