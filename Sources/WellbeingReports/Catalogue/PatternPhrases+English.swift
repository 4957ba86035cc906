extension PatternPhrases {
  private static let names = [
    "emotionalRange": "a wider range of emotions",
    "meetingLoad": "more scheduled time",
    "freeStretches": "more free stretches",
    "longestFreeStretch": "a longer free stretch",
    "firstEvent": "a later first event",
    "lastEvent": "a later last event",
  ]

  /// The English phrases.
  static let english = PatternPhrases(
    title: "Patterns",
    series: { key, detail in
      switch key {
      case "tag": "the tag \(detail)"
      case "label": "feeling \(detail)"
      case "association": "entries about \(detail)"
      case "questionnaire": "a higher score of \(detail)"
      default: names[key] ?? key
      }
    },
    nothing: "Nothing to report: no difference stands out from chance.",
    presence: { "On days with \($0), mood was \($1); on others \($2)." },
    presenceNextDay: { "On the day after \($0), mood was \($1); on others \($2)." },
    amount: { "On days with \($0), mood was \($1 ? "higher" : "lower")." },
    amountNextDay: { "On the day after \($0), mood was \($1 ? "higher" : "lower")." },
    difference: { "difference \($0), likely \($1) to \($2); \($3) of \($4) days" },
    correlation: { "rank correlation \($0), likely \($1) to \($2); \($3) days" },
    more: { "\($0) more: 'mood patterns' tells them all." },
    comparisons: { count in
      let made = count == 1 ? "1 comparison was" : "\(count) comparisons were"
      return "\(made) made. Up to one finding in ten may be chance, days in a row being alike is "
        + "allowed for, and none of this says why."
    },
    waitingTitle: "Not yet",
    waiting: { series, days in
      "\(series): \(days == 1 ? "1 day" : "\(days) days") more"
    },
    minimum: { days, missing in
      "A comparison takes \(days) days with check-ins; \(missing) more are needed."
    }
  )
}
