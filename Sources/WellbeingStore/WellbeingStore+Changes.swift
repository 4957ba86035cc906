extension WellbeingStore {
  /// Takes back the last change, whichever process made it and whenever.
  ///
  /// - Returns: The change that was taken back.
  /// - Throws: `StoreError.nothingToUndo`, and what any writing may throw.
  @discardableResult
  public func undo() throws(StoreError) -> ChangeEntry {
    try withJournal { journal throws(StoreError) in try journal.undo() }
  }

  /// Brings back the change that was undone last, unless something else was changed since.
  ///
  /// - Returns: The change that is in force again.
  /// - Throws: `StoreError.nothingToRedo`, and what any writing may throw.
  @discardableResult
  public func redo() throws(StoreError) -> ChangeEntry {
    try withJournal { journal throws(StoreError) in try journal.redo() }
  }

  /// The change log, newest first; undos and redos show in `isUndone` of what they touched.
  ///
  /// - Parameter limit: The greatest number of entries; nil for all.
  /// - Returns: The entries.
  /// - Throws: What any reading may throw.
  public func history(limit: Int? = nil) throws(StoreError) -> [ChangeEntry] {
    try withJournal { journal throws(StoreError) in try journal.history(limit: limit) }
  }
}
