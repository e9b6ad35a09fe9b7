import ChapterKit
import SnippetPrograms
import SwiftText

/// A file of the folder `Doctests`, which comes before the examples of a module or of one of its files.
///
/// Its imports, types and extensions are in the module of the examples. Its statements are at the beginning of each
/// example.
package struct SetUp: Sendable {
    package let path: String
    let imports: [String]
    /// The statements that come before each example.
    private let statements: [Located]
    private let declarations: [Located]
    /// The names that the statements declare.
    let declared: Set<String>

    /// The lines of a statement, and the number of the first one.
    private struct Located {
        var line: Int
        var lines: [String]
    }

    package init(_ file: SourceFile) {
        path = file.path
        let code = DocListing(
            lines: file.lines.enumerated().map { DocComment.Line(number: $0 + 1, column: 1, text: $1) })
        var (imports, statements, declared, declarations): ([String], [Located], Set<String>, [Located]) = (
            [], [], [], []
        )
        for statement in Statement.statements(of: code) {
            let lines = statement.lines.map { code.lines[$0].text }
            let located = Located(line: code.lines[statement.lines.lowerBound].number, lines: lines)
            if ImportLine.isImport(lines[0]) {
                imports.append(lines[0].trimmed)
            } else if statement.isDeclaration {
                declarations.append(located)
            } else {
                statements.append(located)
                declared.formUnion(DeclaredNames.names(in: statement.code))
            }
        }
        self.imports = imports
        self.statements = statements
        self.declared = declared
        self.declarations = declarations
    }

    /// A Boolean value indicating whether the file has declarations.
    var hasDeclarations: Bool { !declarations.isEmpty }

    /// Returns the lines of the statements, each below its location.
    func statements(for purpose: DoctestSource.Purpose) -> [String] { statements.flatMap { text(of: $0, purpose) } }

    /// Returns the text of the file with the declarations.
    ///
    /// - Parameter imports: The import declarations of the examples.
    func declarations(for purpose: DoctestSource.Purpose, _ imports: [String]) -> String {
        (imports + self.imports + declarations.flatMap { text(of: $0, purpose) }).joined(separator: "\n") + "\n"
    }

    /// The offset of the set-up's lines in a program whose results are recorded.
    static let recordedOffset = 10_000_000

    private func text(of located: Located, _ purpose: DoctestSource.Purpose) -> [String] {
        // The recorder identifies a value by its line alone, so the set-up gets lines that no example has.
        let line = located.line + (purpose.isRecorded ? Self.recordedOffset : 0)
        return ["#sourceLocation(file: \(DoctestSource.literal(path)), line: \(line))"] + located.lines
            + ["#sourceLocation()"]
    }
}
