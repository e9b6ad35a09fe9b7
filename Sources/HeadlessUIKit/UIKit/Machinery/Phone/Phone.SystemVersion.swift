extension Phone {
    /// The version of a system, such as 12.4.
    public struct SystemVersion: Comparable, Sendable {
        let major: Int
        let minor: Int

        /// Creates a version from a text such as "12.4". A missing or invalid part is 0.
        public init(_ text: String) {
            let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
            major = numbers.first ?? 0
            minor = numbers.dropFirst().first ?? 0
        }

        public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }
}

extension Phone.SystemVersion: CustomStringConvertible {
    public var description: String { "\(major).\(minor)" }
}

extension Phone.SystemVersion: ExpressibleByIntegerLiteral {
    public init(integerLiteral major: Int) {
        self.major = major
        minor = 0
    }
}
