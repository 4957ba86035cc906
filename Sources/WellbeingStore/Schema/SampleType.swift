/// The number by which the file knows each type of sample.
enum SampleType: Int64 {
  case stateOfMind = 1
  case assessment = 2
}
