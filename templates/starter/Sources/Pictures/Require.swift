/// The error that is thrown if a value required by an example or a picture is missing.
struct Missing: Error, CustomStringConvertible {
    let place: String
    var description: String { "nothing is there at \(place)" }
}

/// Returns the value of an optional, like `#require` in a test.
///
/// - Throws: `Missing` if the value is `nil`.
func require<Value>(_ value: Value?, file: String = #fileID, line: Int = #line) throws -> Value {
    guard let value else { throw Missing(place: "\(file):\(line)") }
    return value
}

/// Checks a condition, like `#require` in a test.
///
/// - Throws: `Missing` if the condition is false.
func require(_ condition: Bool, file: String = #fileID, line: Int = #line) throws {
    guard condition else { throw Missing(place: "\(file):\(line)") }
}
