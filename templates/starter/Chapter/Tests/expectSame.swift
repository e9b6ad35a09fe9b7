import Testing

/// Compares the answers of two functions for many inputs.
///
/// All inputs with different answers are one issue. It has the input with the shortest description, and both answers.
///
/// - Parameters:
///   - seed: The seed of the generator that made the inputs, for the issue.
///   - yours: The function to check.
///   - solution: The function whose answers are right.
///   - areSame: A closure that returns a Boolean value indicating whether two answers count as the same.
/// - Throws: The errors of the two functions.
public func expectSame<Input, Answer: Equatable>(
    on inputs: [Input], seed: UInt64? = nil,
    _ yours: (Input) throws -> Answer, _ solution: (Input) throws -> Answer,
    by areSame: (Answer, Answer) -> Bool = { $0 == $1 }, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    if inputs.isEmpty { Issue.record("there are no inputs to compare the answers for", sourceLocation: sourceLocation) }
    var count = 0
    var shortest: (input: String, message: String)?
    for input in inputs {
        let (answer, expected) = (try yours(input), try solution(input))
        if areSame(answer, expected) { continue }
        count += 1
        let text = literal(of: input)
        if let shortest, shortest.input.count <= text.count { continue }
        shortest = (text, "for \(text): got \(literal(of: answer)), expected \(literal(of: expected))")
    }
    guard let shortest else { return }
    let origin = seed.map { ", with the seed \($0)" } ?? ""
    Issue.record(
        "\(shortest.message) (\(count) of \(inputs.count) answers are different\(origin))",
        sourceLocation: sourceLocation)
}

/// Compares the answers of two functions with several parameters for many inputs, which are tuples without labels.
///
/// - Throws: The errors of the two functions.
public func expectSame<each Argument, Answer: Equatable>(
    on inputs: [(repeat each Argument)], seed: UInt64? = nil,
    _ yours: (repeat each Argument) throws -> Answer, _ solution: (repeat each Argument) throws -> Answer,
    by areSame: (Answer, Answer) -> Bool = { $0 == $1 }, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    try expectSame(
        on: inputs, seed: seed,
        { (input: (repeat each Argument)) in try yours(repeat each input) },
        { (input: (repeat each Argument)) in try solution(repeat each input) },
        by: areSame, sourceLocation: sourceLocation)
}

/// Returns a value as its literal would look, as far as possible.
private func literal(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { literal(of: $0.value) } ?? "nil" }
    return value is String ? String(reflecting: value) : String(describing: value)
}
