#if canImport(Darwin)
internal import Darwin

/// Notices changes to a folder's list of files, by way of kqueue.
///
/// SQLite keeps its journals next to the database, and a change becomes readable when one of them is
/// deleted, which changes the folder; the database itself is watched as well for the sake of
/// programs that keep their journal elsewhere.
struct FolderWatch: ~Copyable, Sendable {
  /// The descriptor of the watch, which can be polled.
  let number: Int32

  private let folder: Int32
  private let file: Int32

  /// Watches a folder, and the file of the given name in it where there is one.
  init(folder path: String, prefix: String) throws(FolderWatchError) {
    let number = kqueue()
    guard number >= 0 else { throw .last }
    let folder = open(path, O_EVTONLY | O_CLOEXEC)
    guard folder >= 0 else {
      let error = FolderWatchError.last
      close(number)
      throw error
    }
    let file = prefix.isEmpty ? -1 : open("\(path)/\(prefix)", O_EVTONLY | O_CLOEXEC)
    for descriptor in [folder, file] where descriptor >= 0 {
      var change = kevent(
        ident: UInt(descriptor),
        filter: Int16(EVFILT_VNODE),
        flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME),
        data: 0,
        udata: nil
      )
      kevent(number, &change, 1, nil, 0, nil)
    }
    self.number = number
    self.folder = folder
    self.file = file
  }

  deinit {
    close(number)
    close(folder)
    if file >= 0 { close(file) }
  }

  /// Takes all events there are; true when there was one.
  borrowing func takeEvents() -> Bool {
    var event = kevent()
    var now = timespec()
    var isConcerned = false
    while kevent(number, nil, 0, &event, 1, &now) > 0 { isConcerned = true }
    return isConcerned
  }
}
#endif
