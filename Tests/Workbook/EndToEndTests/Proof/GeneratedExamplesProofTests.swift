import Foundation
import TestSupport
import Testing

/// A test of a thousand documentation comments, one in ten of which is wrong.
@Suite struct GeneratedExamplesProofTests {
    /// An example of the function `add`, which adds a number to its argument.
    private struct Example {
        var lines: [String]
        /// The index of the line with the mistake, and the column in it, if there is one.
        var mistake: (line: Int, column: Int)?
    }

    private static func right(_ number: Int) -> Example {
        let call = "add\(number)"
        let variants = [
            ["\(call)(1) // \(number + 1)"],
            ["let sum = \(call)(2)", "print(sum) // prints \(number + 2)"],
            ["var sum = \(call)(0)", "sum += 1", "// sum is now \(number + 1)"],
            ["[\(call)(0), \(call)(1)] // [\(number), \(number + 1)]"],
            ["[\"b\": \(call)(1), \"a\": \(call)(0)]", "// [\"a\": \(number), \"b\": \(number + 1)]"],
            ["Optional(\(call)(3)) // \(number + 3)", "for index in 0..<2 { print(\(call)(index)) }"],
            ["for index in 0..<2 { print(\(call)(index)) }", "// \(number)", "// \(number + 1)"],
        ]
        return Example(lines: variants[number % variants.count])
    }

    /// Returns an example with one of eight mistakes, one that traps, or one that never ends.
    private static func wrong(_ number: Int) -> Example? {
        let call = "add\(number)"
        func example(_ line: String, at text: String) -> Example {
            let column = line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
            return Example(lines: [line], mistake: (0, column))
        }
        if number % 200 == 7 { return example("precondition(\(call)(0) < 0)", at: "p") }
        if number == 333 || number == 777 { return example("while \(call)(0) > 0 { _ = \(call)(1) }", at: "w") }
        guard number % 10 == 0 else { return nil }
        switch number / 10 % 8 {
        case 0: return example("\(call)(1) // \(number)", at: "//")
        case 1: return example("print(\(call)(1)) // prints \(number)", at: "//")
        case 2:
            return Example(lines: ["var sum = \(call)(1)", "sum += 1 // sum is now 0"], mistake: (1, 9))
        case 3: return example("let sum = \(call)(unknown)", at: "unknown")
        case 4: return example("let text: String = \(call)(1)", at: "\(call)(")
        case 5: return example("print(\(call)(1)", at: "p")
        case 6: return example("print(\"sum)", at: "\"")
        default: return example("[\(call)(0), \(call)(1)] // [0, 0]", at: "//")
        }
    }

    @Test func `every mistake is found at its line, and nothing else`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "generated", products: [.library(name: "Generated", targets: ["Generated"])],
                targets: [.target(name: "Generated")])

            """, to: "Package.swift")
        var expected: [String: (number: Int, column: Int, columns: ClosedRange<Int>)] = [:]
        for file in 0..<20 {
            var lines: [String] = []
            for number in file * 50..<file * 50 + 50 {
                let example = Self.wrong(number) ?? Self.right(number)
                let (isFenced, isBlock) = (number % 3 == 0, number % 7 == 0)
                lines += isBlock ? ["/**", "Adds \(number).", ""] : ["/// Adds \(number).", "///"]
                let margin = (isBlock ? "" : "/// ") + (isFenced ? "" : "    ")
                if isFenced { lines.append((isBlock ? "" : "/// ") + "```swift") }
                if let mistake = example.mistake {
                    let line = lines.count + mistake.line + 1
                    let length = margin.count + example.lines[mistake.line].count
                    expected["Sources/Generated/File\(file).swift:\(line)"] = (
                        number, margin.count + mistake.column + 1, 1...length + 1
                    )
                }
                lines += example.lines.map { margin + $0 }
                if isFenced { lines.append((isBlock ? "" : "/// ") + "```") }
                if isBlock { lines.append("*/") }
                lines += ["public func add\(number)(_ other: Int) -> Int { other + \(number) }", ""]
            }
            try folder.write(lines.joined(separator: "\n"), to: "Sources/Generated/File\(file).swift")
        }
        #expect(expected.count == 107)

        let run = try Tool.run(
            ["test", "Sources/Generated", "--format", "json"], in: folder.path, environment: Tool.environmentWithSwift)
        struct Report: Decodable {
            struct Finding: Decodable {
                var path: String
                var line, column: Int
                var message: String
            }
            var passed, failed: Int
            var findings: [Finding]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(run.status == 1 && report.passed == 893 && report.failed == 107)
        var found: Set<String> = []
        for finding in report.findings {
            let place = "\(finding.path):\(finding.line)"
            found.insert(place)
            guard let mistake = expected[place] else {
                Issue.record("\(place): \(finding.message)")
                continue
            }
            // The compiler reports a missing bracket and a missing quotation mark where it notices them.
            let isExact = mistake.number % 10 != 0 || ![5, 6].contains(mistake.number / 10 % 8)
            #expect(isExact ? finding.column == mistake.column : mistake.columns.contains(finding.column), "\(finding)")
        }
        #expect(Set(expected.keys).subtracting(found).sorted() == [])
    }
}
