import SnippetResults

/// A program that a text holds in parts: top-level code, part after part, as in one `main.swift`.
///
/// It is a module of its own: what it declares is seen by nobody else, so two programs may declare a name twice.
package struct Program: Codable, Sendable {
    package var parts: [Part]
    /// The programs of the same text that it imports, as modules; each behind those that it imports itself.
    package var modules: [Module] = []

    package init(parts: [Part]) { self.parts = parts }

    /// The names behind `import`.
    package var imported: Set<String> { parts.reduce(into: []) { $0.formUnion($1.imported) } }

    /// A program that others import by the name of its group. Its own top-level statements would make it no module.
    package struct Module: Codable, Sendable {
        package var name: String
        /// Those that run.
        package var parts: [Part]

        package init(name: String, parts: [Part]) {
            self.name = name
            self.parts = parts
        }
    }

    /// A fence of the text.
    package struct Part: Codable, Sendable {
        /// How whoever asks knows the part again: its place in the list of snippets.
        package var index: Int
        /// The fence: the file as messages name it, and the line, from 1.
        package var path: String
        package var line: Int
        package var code: [Run]
        package var expectation: Expectation
        /// What it must print; nil when nobody says.
        package var output: ExpectedOutput?
        /// Whether a part that declares a name again becomes a scope of its own; else that is an error, as it is in Swift.
        package var mayBeScope = false

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

        /// The names behind `import`.
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
        /// Where the first of the lines stands, from 1.
        package var line: Int
        package var lines: [String]

        package init(path: String, line: Int, lines: [String]) {
            self.path = path
            self.line = line
            self.lines = lines
        }
    }

    /// What must become of a part.
    package enum Expectation: Codable, Sendable, Equatable {
        /// It compiles and runs to its end.
        case runs
        /// The compiler refuses it, behind the parts before it, and says this.
        case fails(message: String)
        /// It stops the process, after the parts before it, which says this.
        case stops(message: String)
    }

    /// What became of a part.
    package struct Outcome: Sendable, Equatable {
        /// What it wrote on its standard output; nil when it did not come to its end.
        package var printed: String?
        /// What is wrong, in the order in which it was found, each with its place when it has one of its own.
        package var problems: [Problem] = []

        package init(printed: String? = nil, problems: [Problem] = []) {
            self.printed = printed
            self.problems = problems
        }
    }

    package struct Problem: Sendable, Equatable {
        package var text: String
        /// The line and the column, from 1, in the part's file or in that of a chunk.
        package var place: Place?

        package init(_ text: String, at place: Place? = nil) {
            self.text = text
            self.place = place
        }
    }

    package struct Place: Sendable, Equatable {
        package var path: String
        package var line: Int
        package var column: Int
    }
}
