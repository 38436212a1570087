/// Indices of options that ascend, of 32 bits as there may be a million.
typealias AscendingIndices = [UInt32]

extension AscendingIndices {
  /// The position of the first that is `index` or above; past the end when there is none.
  ///
  /// - Complexity: O(log *n*).
  func position(atOrAfter index: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds `index` in its place, unless it is there.
  ///
  /// - Returns: whether it was not.
  /// - Complexity: O(*n*), as taking one out.
  @discardableResult
  mutating func insert(_ index: Int) -> Bool {
    let position = position(atOrAfter: index)
    if position < count, self[position] == index { return false }
    insert(UInt32(index), at: position)
    return true
  }

  /// Takes `index` out, if it is there.
  mutating func remove(_ index: Int) {
    let position = position(atOrAfter: index)
    if position < count, self[position] == index { remove(at: position) }
  }
}
