public import WellbeingModel

/// What a person gave to one question, as an assessment keeps it.
public typealias Answer = Assessment.Answer
