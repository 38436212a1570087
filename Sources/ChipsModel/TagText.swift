/// What a tag is called: text without the white space at its ends.
struct TagText {
  /// Empty where the text was blank.
  let bytes: ArraySlice<UInt8>

  /// - Parameter text: as it was typed. Bytes that are not UTF-8 are no white space.
  init(_ text: [UInt8]) {
    bytes = text.withUnsafeBufferPointer { buffer in
      var (start, end) = (text.count, 0)
      var offset = 0
      while offset < buffer.count {
        let (scalar, byteCount) = UTF8Scalar.decode(buffer[offset...])
        if scalar?.properties.isWhitespace != true {
          start = min(start, offset)
          end = offset + byteCount
        }
        offset += byteCount
      }
      return text[min(start, end)..<end]
    }
  }
}
