import ChapterKit
import SwiftText

/// The listings of a documentation comment, which are one program.
///
/// A listing goes on from those above it. A listing that declares one of their names again opens a nested scope, which
/// lasts to the end of the comment.
package struct Doctest: Sendable {
    /// The path of the file with the comment.
    package var path: String
    /// The name of the module that contains the file.
    package var module: String
    package var comment: DocComment
    package var listings: [DocListing]

    package init(path: String, module: String, comment: DocComment, listings: [DocListing]) {
        self.path = path
        self.module = module
        self.comment = comment
        self.listings = listings
    }

    /// Creates a program from a file that SwiftPM calls a snippet.
    package init(snippet file: SourceFile) {
        let lines = file.lines.enumerated().map { DocComment.Line(number: $0 + 1, column: 1, text: $1) }
        var listing = DocListing(lines: lines)
        (listing.isLabeled, listing.isFile) = (true, true)
        listing.title = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? file.path
        var comment = DocComment(raw: [], isBlock: false)
        comment.name = listing.title
        self.init(path: file.path, module: "", comment: comment, listings: [listing])
    }
}

/// A listing that has been divided into statements.
struct DoctestListing: Sendable {
    let listing: DocListing
    let statements: [Statement]
    /// The claims of each statement.
    let claims: [ResultClaims]
    /// The names that the listing declares at its outermost level.
    let declared: Set<String>
    /// The constants and variables among them.
    let variables: Set<String>
    /// The variables among them.
    let mutableNames: Set<String>
    /// A Boolean value indicating whether every bracket is closed.
    let isBalanced: Bool
    /// A Boolean value indicating whether the code can't be in a function.
    let needsFile: Bool

    /// Divides a listing.
    ///
    /// - Parameter names: The names that earlier listings declare.
    init(_ listing: DocListing, after names: Set<String>) {
        self.listing = listing
        statements = Statement.statements(of: listing)
        let declared = statements.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames.names(in: $1.code)) }
        self.declared = declared
        mutableNames = statements.reduce(into: []) { names, statement in
            if statement.code.contains(#/\bvar\s/#) { names.formUnion(DeclaredNames.variables(in: statement.code)) }
        }
        variables = statements.reduce(into: []) { $0.formUnion(DeclaredNames.variables(in: $1.code)) }
        claims = statements.map { ResultClaims($0, declared: declared.union(names)) }
        isBalanced = CodeLines(listing.text).isBalanced
        needsFile = statements.contains { StatementStart($0.code).needsFile }
    }

    /// The type that's the entry point of a file, or `nil` for other code.
    var entryPoint: String? {
        guard listing.isFile else { return nil }
        return listing.text.firstMatch(of: #/(?m)^@main\s+(?:\w+\s+)*?(?:struct|class|enum|actor)\s+(\w+)/#).map {
            String($0.output.1)
        }
    }

    /// Returns a Boolean value indicating whether the listing declares functions without their bodies, and nothing else.
    ///
    /// - Parameter errors: The errors of the compiler.
    func hasSignaturesOnly(_ errors: [String]) -> Bool {
        let missing =
            #/expected '{' (?:in body of function|in subscript|to start getter).*|initializer requires a body/#
        let bodies = errors.filter { $0.wholeMatch(of: missing) != nil }
        // Signatures name types that only their context declares.
        return statements.allSatisfy { $0.isDeclaration || $0.firstWord == "var" } && !bodies.isEmpty
            && errors.allSatisfy { bodies.contains($0) || $0.hasPrefix("cannot find type ") }
    }

    /// A Boolean value indicating whether the listing is part of its comment's program.
    var isProgram: Bool {
        guard listing.skipReason == nil else { return false }
        return switch listing.expectation {
        case .runs, .compiles: true
        case .fails, .traps: false
        }
    }

    /// Returns a Boolean value indicating whether a call can precede a statement, because it certainly isn't a part of
    /// the statement above it.
    func isSeparate(_ number: Int) -> Bool {
        let statement = statements[number]
        guard let first = statement.code.first, first.isLetter || first.isNumber || "_`\"([".contains(first),
            !statement.isDeclaration, !["where", "throws", "rethrows", "async"].contains(statement.firstWord)
        else { return false }
        guard number > 0 else { return true }
        let previous = statements[number - 1]
        let line = listing.lines[previous.lines.upperBound].text
        let code = String(decoding: line.utf8.prefix(previous.end), as: UTF8.self)
        let isAttribute = code.trimmed.hasPrefix("@") && previous.isDeclaration
        return !isAttribute && code.wholeMatch(of: #/.*(?:[,:.=]|\s[-+*\/%<>&|^~?!]+)/#) == nil
    }

    /// Returns the property that a statement assigns, such as `point.x`, if its variable is one of some names.
    static func assignedPath(of statement: Statement, among names: Set<String>) -> String? {
        guard let found = statement.code.prefixMatch(of: #/([A-Za-z_]\w*)((?:\.\w+)+)\s*[-+*\/%]?=\s/#),
            names.contains(String(found.output.1))
        else { return nil }
        return String(found.output.1 + found.output.2)
    }

    /// Returns the variable that a statement uses first, if it's one of some names.
    static func receiver(of statement: Statement, among names: Set<String>) -> String? {
        let start = #/(?:(?:let|var)\s+[^=]*=\s*|_\s*=\s*)?(?:(?:try[?!]?|await)\s+)*/#
        var code = statement.code[...]
        if let found = code.prefixMatch(of: start) { code = code[found.range.upperBound...] }
        if let printed = code.prefixMatch(of: #/print\(([A-Za-z_]\w*)\)/#) { code = printed.output.1 }
        if let found = code.prefixMatch(of: #/[A-Za-z_]\w*/#), names.contains(String(found.output)) {
            return String(found.output)
        }
        let argument = code.firstMatch(of: #/&([A-Za-z_]\w*)/#).map { String($0.output.1) }
        return argument.flatMap { names.contains($0) ? $0 : nil }
    }
}

/// The names that a statement declares.
enum DeclaredNames {
    private nonisolated(unsafe) static let further = #/,\s*(\w+)\s*(?::[^=,]+)?=/#

    /// Returns the constants and variables that a statement declares.
    static func variables(in code: String) -> Set<String> {
        var start = StatementStart(code)
        if start.word == "guard" { start = StatementStart(String(start.rest).trimmed) }
        guard SwiftWords.variables.contains(start.word),
            let found = start.rest.prefixMatch(of: #/\s+(?:\(([^)]*)\)|`?(\w+))/#)
        else { return [] }
        if let name = found.output.2 {
            let more = start.rest[found.range.upperBound...].matches(of: further).map { String($0.output.1) }
            return Set([String(name)] + (code.contains("{") || code.contains("(") ? [] : more))
        }
        let tuple = found.output.1 ?? ""
        return Set(tuple.split(separator: ",").map { String($0).trimmed }.filter { $0 != "_" })
    }

    static func names(in code: String) -> Set<String> {
        let start = StatementStart(code)
        guard SwiftWords.named.contains(start.word) else { return variables(in: code) }
        return start.rest.prefixMatch(of: #/\s+`?(\w+)/#).map { [String($0.output.1)] } ?? []
    }
}
