/// The error that is thrown if a value required by an example or a picture is missing.
struct RequirementError: Error, CustomStringConvertible {
    let location: String
    var description: String { "nothing is there at \(location)" }
}

/// Returns the value of an optional, like `#require` in a test.
///
/// - Throws: `RequirementError` if the value is `nil`.
func require<Value>(_ value: Value?, file: String = #fileID, line: Int = #line) throws -> Value {
    guard let value else { throw RequirementError(location: "\(file):\(line)") }
    return value
}

/// Checks a condition, like `#require` in a test.
///
/// - Throws: `RequirementError` if the condition is false.
func require(_ condition: Bool, file: String = #fileID, line: Int = #line) throws {
    guard condition else { throw RequirementError(location: "\(file):\(line)") }
}
