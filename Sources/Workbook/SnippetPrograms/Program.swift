import SnippetResults

/// A program that a text contains in parts, which are top-level code as in one `main.swift`.
///
/// It is a separate module. Its declarations aren't visible to other programs, so two programs can declare the same
/// name.
package struct Program: Codable, Sendable {
    package var parts: [Part]
    /// The programs of the same text that it imports as modules, in dependency order.
    package var modules: [Module] = []

    package init(parts: [Part]) { self.parts = parts }

    /// The names in `import` declarations.
    package var imported: Set<String> { parts.reduce(into: []) { $0.formUnion($1.imported) } }

    /// A program that others import by the name of its group. A module can't have top-level statements.
    package struct Module: Codable, Sendable {
        package var name: String
        /// The parts that run.
        package var parts: [Part]

        package init(name: String, parts: [Part]) {
            self.name = name
            self.parts = parts
        }
    }

    /// A code block of the text.
    package struct Part: Codable, Sendable {
        /// The index of the snippet in the caller's list, which identifies the part.
        package var index: Int
        /// The position of the code block: the file as named in messages, and the line number, counted from 1.
        package var path: String
        package var line: Int
        package var code: [Run]
        package var expectation: Expectation
        /// The expected output, or `nil` if there is none.
        package var output: ExpectedOutput?

        package init(
            index: Int, path: String, line: Int, code: [Run], expectation: Expectation, output: ExpectedOutput? = nil
        ) {
            self.index = index
            self.path = path
            self.line = line
            self.code = code
            self.expectation = expectation
            self.output = output
        }

        /// The names in `import` declarations.
        var imported: Set<String> {
            var names: Set<String> = []
            for line in code.lazy.flatMap(\.lines) where line.contains("import ") {
                for match in line.matches(
                    of: #/\bimport\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/#)
                {
                    names.insert(String(match.output.1))
                }
            }
            return names
        }
    }

    /// Consecutive lines of the text.
    package struct Run: Codable, Sendable {
        package var path: String
        /// The line number of the first line, counted from 1.
        package var line: Int
        package var lines: [String]

        package init(path: String, line: Int, lines: [String]) {
            self.path = path
            self.line = line
            self.lines = lines
        }
    }

    /// The expected result of a part.
    package enum Expectation: Codable, Sendable, Equatable {
        /// The part compiles and runs to completion.
        case runs
        /// The compiler rejects the part, after the parts before it, with this message.
        case fails(message: String)
        /// The part stops the process, after the parts before it, with this message.
        case stops(message: String)
    }

    /// The result of a part.
    package struct Outcome: Sendable, Equatable {
        /// The standard output, or `nil` if the part didn't run to completion.
        package var printed: String?
        /// The issues, in the order in which they were found. Each has a location if it differs from that of the
        /// part.
        package var issues: [Issue] = []

        package init(printed: String? = nil, issues: [Issue] = []) {
            self.printed = printed
            self.issues = issues
        }
    }

    package struct Issue: Sendable, Equatable {
        package var text: String
        /// The line and column, counted from 1, in the part's file or in that of a chunk.
        package var location: Location?

        package init(_ text: String, at location: Location? = nil) {
            self.text = text
            self.location = location
        }
    }

    package struct Location: Sendable, Equatable {
        package var path: String
        package var line: Int
        package var column: Int
    }
}
