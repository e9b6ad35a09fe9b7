/// The errors of the compiler about a name that an SDK lacks.
enum MissingName {
    /// Returns a Boolean value indicating whether a missing name can be the reason for an error.
    static func isReported(by message: String) -> Bool {
        beginnings.contains(where: message.hasPrefix) || parts.contains(where: message.contains)
    }

    private static let beginnings = [
        "cannot find '", "cannot find type '", "cannot infer contextual base in reference",
    ]
    private static let parts = [
        "has no member '", "does not override any ",
        // In older SDKs, some constants are variables that aren't bound to the main actor.
        "is not concurrency-safe because it involves shared mutable state",
    ]
}

/// The version of a system or of its SDK, such as 17.0.
package struct SystemVersion: Comparable, Sendable, CustomStringConvertible {
    private let numbers: [Int]

    /// Creates a version.
    ///
    /// - Returns: `nil` unless the text consists of numbers and dots.
    package init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !numbers.contains(nil) else { return nil }
        self.numbers = numbers.compactMap(\.self)
    }

    package var description: String { numbers.map(String.init).joined(separator: ".") }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
