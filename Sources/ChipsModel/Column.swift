/// A value for each option, of which nothing is kept while all are the usual one.
struct Column<Value: Equatable & Sendable>: Sendable {
  /// What every option has that was not given another.
  private let usual: Value

  /// The values of the first options; those after them have the usual one.
  private var values: [Value] = []

  init(usually usual: Value) {
    self.usual = usual
  }

  /// Whether no option has been given another value than the usual one.
  var isUsual: Bool { values.isEmpty }

  subscript(index: Int) -> Value {
    index < values.count ? values[index] : usual
  }

  /// Gives the option at `index`, which is above all that were given one, a value.
  ///
  /// - Complexity: amortized O(1) over the options.
  mutating func append(_ value: Value, at index: Int) {
    guard value != usual else { return }
    values.append(contentsOf: repeatElement(usual, count: index - values.count))
    values.append(value)
  }
}
