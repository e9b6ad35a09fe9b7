/// What an example or a picture needed, and did not get.
struct Missing: Error, CustomStringConvertible {
    let place: String
    var description: String { "nothing is there at \(place)" }
}

/// The value of an optional: what `#require` is in a test.
///
/// - Throws: `Missing` when it is nil.
func require<Value>(_ value: Value?, file: String = #fileID, line: Int = #line) throws -> Value {
    guard let value else { throw Missing(place: "\(file):\(line)") }
    return value
}

/// What `#require` of a condition is in a test.
///
/// - Throws: `Missing` when it does not hold.
func require(_ condition: Bool, file: String = #fileID, line: Int = #line) throws {
    guard condition else { throw Missing(place: "\(file):\(line)") }
}
