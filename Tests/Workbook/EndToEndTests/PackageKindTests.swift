import Foundation
import TestSupport
import Testing

/// A test of documentation comments as packages of different kinds write them, each in a module.
@Suite struct PackageKindTests {
    /// The modules: the source, and the listings that pass, fail, and aren't tested.
    private struct Module {
        var name: String
        var source: String
        var setUp: String?
        var passed = 0
        var failures: [String] = []
        var reasons: [String] = []
        /// The number of listings in other languages.
        var others = 0
    }

    private static let modules = [
        // Extensions of the standard library, indented, with what's printed below the statement.
        Module(
            name: "Sequences",
            source: """
                extension Sequence {
                    /// Returns the elements in pairs.
                    ///
                    ///     for pair in (1...4).pairs() {
                    ///         print(pair)
                    ///     }
                    ///     // (1, 2)
                    ///     // (3, 4)
                    ///
                    ///     let pairs = "abcd".pairs()
                    ///     // pairs.count == 3
                    public func pairs() -> [(Element, Element)] {
                        var iterator = makeIterator()
                        var pairs: [(Element, Element)] = []
                        while let first = iterator.next(), let second = iterator.next() { pairs.append((first, second)) }
                        return pairs
                    }
                }
                """,
            failures: ["Sequence.pairs()  Sources/Sequences/Sequences.swift:4"]),
        // A collection whose methods change it, with traps in the middle of a story.
        Module(
            name: "Collections",
            source: """
                /// A queue.
                ///
                ///     var queue: Queue = ["red", "green"]
                ///     queue.popFirst() // "red"
                ///     // ["green"]
                ///     queue[3] // Fatal error: Index out of range
                ///     queue.append("blue")
                ///     // queue is now ["green", "blue"]
                public struct Queue: ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
                    var elements: [String]
                    public init(arrayLiteral elements: String...) { self.elements = elements }
                    public var description: String { elements.description }
                    public subscript(index: Int) -> String { elements[index] }
                    public mutating func append(_ element: String) { elements.append(element) }

                    /// Removes the first element.
                    ///
                    ///     let queue: Queue = ["red"]
                    ///     queue.popFirst()
                    public mutating func popFirst() -> String? { elements.isEmpty ? nil : elements.removeFirst() }
                }
                """,
            passed: 1, failures: ["Queue.popFirst()  Sources/Collections/Collections.swift:18"]),
        // Asynchronous functions, fenced, that go on from listing to listing.
        Module(
            name: "Streams",
            source: """
                /// Returns a stream of numbers.
                ///
                /// ```swift
                /// var sum = 0
                /// for await number in numbers(to: 3) { sum += number }
                /// print(sum) // prints 6
                /// ```
                ///
                /// It can end early:
                ///
                /// ```swift
                /// let first = await numbers(to: 3).first { $0 > 1 } // 2
                /// sum += first ?? 0 // sum is now 8
                /// ```
                public func numbers(to end: Int) -> AsyncStream<Int> {
                    AsyncStream { for number in 1...end { $0.yield(number) }; $0.finish() }
                }
                """,
            passed: 2),
        // Errors and what the compiler rejects.
        Module(
            name: "Parsers",
            source: """
                public struct ParseError: Error, CustomStringConvertible {
                    public var description: String { "no digit" }
                }

                /// Parses a digit.
                ///
                /// ```swift
                /// try digit("7") // 7
                /// try digit("x") // error: no digit
                /// try digit(7) // does not compile
                /// ```
                ///
                /// ```
                /// digit ::= "0" | "1" | … | "9"
                /// ```
                ///
                /// ```ebnf
                /// digit = "0" | "1" ;
                /// ```
                public func digit(_ text: String) throws -> Int {
                    guard let digit = Int(text) else { throw ParseError() }
                    return digit
                }
                """,
            passed: 1, reasons: ["it isn't Swift; label it 'text'"], others: 1),
        // Formulas, and fragments that need a context.
        Module(
            name: "Numerics",
            source: """
                /// The exponential function, less one.
                ///
                ///     exp(x) - 1
                ///
                /// ```swift
                /// expMinusOne(0) // 0.0
                /// ```
                ///
                /// Its complement has the same form:
                ///
                /// ```swift
                /// extension Double {
                ///     public func complement() -> Double
                /// }
                /// ```
                public func expMinusOne(_ x: Double) -> Double { x }
                """,
            passed: 1,
            reasons: [
                "nothing declares 'exp', 'x'; label it 'swift' to make this an error", "it has signatures only",
            ]),
        // A framework: declarations that need set-up, shell sessions, and code that's left out.
        Module(
            name: "Commands",
            source: """
                /// A command.
                ///
                /// ```swift
                /// struct Greet: Command {
                ///     func run() { print("Hello, \\(Session.user)") }
                /// }
                /// ```
                ///
                ///     $ greet
                ///     Hello, Ann
                ///
                /// ```swift
                /// struct Other: Command {
                ///     func run() { ... }
                /// }
                /// let other = Other(
                ///     ...
                /// )
                /// ```
                public protocol Command { func run() }
                """,
            setUp: "enum Session { static let user = \"Ann\" }\n", passed: 1, reasons: ["line 17 leaves out code"],
            others: 1),
    ]

    @Test func `each kind of documentation is tested as it's written`() throws {
        let folder = try TemporaryFolder()
        let names = Self.modules.map(\.name)
        let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "kinds", products: [.library(name: "Kinds", targets: \(names))], targets: [\(targets)])

            """, to: "Package.swift")
        for module in Self.modules {
            try folder.write(module.source + "\n", to: "Sources/\(module.name)/\(module.name).swift")
            if let setUp = module.setUp { try folder.write(setUp, to: "Doctests/\(module.name).swift") }
        }
        let run = try Tool.run(["test", "--doc-comments"], in: folder.path, environment: Tool.environmentWithSwift)
        let sections = run.output.components(separatedBy: "\n\n")
        for module in Self.modules {
            let section =
                sections.first { $0.hasPrefix("\n\(module.name)  ") || $0.hasPrefix("\(module.name)  ") } ?? ""
            let lines = section.split(separator: "\n").map { String($0).trimmingCharacters(in: .whitespaces) }
            #expect(lines.count { $0.hasPrefix("✔ ") } == module.passed, "\(section)")
            #expect(
                lines.filter { $0.hasPrefix("✘ ") } == module.failures.map { "✘ \($0)" }, "\(section)")
            let reasons = lines.compactMap { line in
                line.range(of: "skipped: ").map { String(line[$0.upperBound...]) }
            }
            #expect(reasons == module.reasons, "\(section)")
        }
        let others = Self.modules.reduce(0) { $0 + $1.others }
        #expect(run.output.contains("\nleft out: \(others) in other languages\n"))
    }
}
