#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A new file of its owner's alone that is gone again unless it is moved into place.
struct ScratchFile: ~Copyable {
  let path: String

  /// Makes an empty file in the folder of another file.
  init(beside neighbour: String) throws(StoreError) {
    let folder = JournalFile(path: neighbour).parent(of: neighbour)
    let path = (folder.isEmpty ? "." : folder) + "/.mood-\(UUID().uuidString).sqlite"
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw JournalFile(path: neighbour).failure() }
    close(descriptor)
    self.path = path
  }

  deinit {
    for ending in ["", "-journal", "-wal", "-shm"] { unlink(path + ending) }
  }

  /// Brings what was written to the disk itself.
  borrowing func flush() throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw JournalFile(path: path).failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw JournalFile(path: path).failure() }
  }

  /// Gives the file its name in one step.
  borrowing func move(to target: String, replacing: Bool) throws(StoreError) {
    if !replacing {
      // Taking the name first keeps two processes from replacing each other's file.
      let descriptor = open(target, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { throw .fileExists(path: target) }
        throw JournalFile(path: target).failure()
      }
      close(descriptor)
    }
    guard rename(path, target) == 0 else {
      let failure = JournalFile(path: target).failure()
      if !replacing { unlink(target) }
      throw failure
    }
    JournalFile(path: target).flushFolder()
  }
}

extension JournalFile {
  /// Brings a new name in the file's folder to the disk; not every file system can.
  func flushFolder() {
    let folder = parent(of: path)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Whether two paths lead to one file.
  func isSameFile(as other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether a file by this name can be reached; not knowing is no reason to look for another name.
  var isTaken: Bool { access(path, F_OK) == 0 }

  /// The size in bytes; 0 when there is no such file.
  var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Who may do what with the file or folder; nil when it is not there.
  var mode: Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mode & 0o7777) : nil
  }
}
