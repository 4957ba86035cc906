/// The number by which the file knows each kind of sample.
enum SampleType: Int64 {
  case stateOfMind = 1
}
