/// The step from one version of the journal's file to the next.
package struct Migration: Sendable {
  private let makeScript: @Sendable () -> String

  /// Creates a step from its statements, which are put together only when the step is taken: a
  /// command on a journal in the current format has no use for them.
  package init(_ script: @escaping @autoclosure @Sendable () -> String) {
    makeScript = script
  }

  /// The statements that take the step.
  package var script: String { makeScript() }
}
