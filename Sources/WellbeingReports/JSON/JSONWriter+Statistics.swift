public import WellbeingInsights
internal import WellbeingModel

extension JSONWriter {
  /// Writes statistics as an array with an object for each row; `classes` has seven counts, very
  /// unpleasant first.
  public mutating func statistics(_ statistics: GroupedStatistics) {
    array(statistics.rows) { json, row in
      json.object { json in
        json.member("key") { $0.value(row.key.name) }
        json.member("count") { $0.value(row.statistics.count) }
        json.member("mean") { $0.value(row.statistics.mean.value) }
        json.member("minimum") { $0.value(row.statistics.minimum) }
        json.member("maximum") { $0.value(row.statistics.maximum) }
        json.member("classes") { $0.array(row.statistics.classes) { $0.value($1) } }
      }
    }
  }
}
