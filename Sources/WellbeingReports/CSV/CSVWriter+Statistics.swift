public import WellbeingInsights
internal import WellbeingModel

extension CSVWriter {
  /// Writes statistics: the names of the columns, then a row for each group, with a column of counts
  /// for each class.
  public mutating func statistics(_ statistics: GroupedStatistics) {
    let classes = StateOfMind.ValenceClassification.allCases.map(\.name)
    row(["key", "count", "mean", "minimum", "maximum"] + classes)
    for row in statistics.rows {
      self.row { csv in
        csv.value(row.key.name)
        csv.value(row.statistics.count)
        csv.value(row.statistics.mean.value)
        csv.value(row.statistics.minimum)
        csv.value(row.statistics.maximum)
        for count in row.statistics.classes { csv.value(count) }
      }
    }
  }
}
