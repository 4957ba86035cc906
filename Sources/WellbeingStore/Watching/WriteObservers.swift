internal import Synchronization

/// Those who want to know when a store has written.
final class WriteObservers: Sendable {
  private struct State {
    var nextKey = 0
    var handlers: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Adds a handler, which must return at once.
  func add(_ handler: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      defer { state.nextKey += 1 }
      state.handlers[state.nextKey] = handler
      return state.nextKey
    }
  }

  /// Drops a handler.
  func remove(_ key: Int) {
    state.withLock { $0.handlers[key] = nil }
  }

  /// Calls all handlers.
  func notify() {
    for handler in state.withLock({ Array($0.handlers.values) }) { handler() }
  }
}
