/// A change that holds for an occurrence and all later ones (RANGE=THISANDFUTURE).
struct OngoingOverride {
  /// The original start of the first occurrence it changes.
  let key: Int64

  /// What it makes of the occurrences.
  let component: EventComponent

  /// By how many seconds on the clock it moves each start.
  let shift: Int

  /// How long each occurrence lasts now.
  let length: EventLength
}
