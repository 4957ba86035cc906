/// A stretch of time with one offset, `start..<end` in milliseconds since the Unix epoch.
///
/// The first stretch of a zone starts at `Int64.min`, the last ends at `Int64.max`.
struct ZoneSegment {
  var start: Int64
  var end: Int64

  /// Milliseconds ahead of UTC.
  var offset: Int64

  /// The wall clock's reading when the stretch ends, in milliseconds since 1970 on its face.
  var wallEnd: Int64 { end == .max ? .max : end + offset }
}
