import SnippetPrograms

/// The Swift source of a documentation comment's listings.
struct DoctestSource {
    /// The purpose of a source, which determines what's added to the listings.
    enum Purpose {
        /// The compiler reports errors. Nothing is added.
        case check
        /// The program runs. The beginning of each listing is recorded.
        case run
        /// The program runs, and the results are recorded.
        case record
        /// The same, without the values of variables.
        case recordWithoutVariables

        var isRecorded: Bool { self == .record || self == .recordWithoutVariables }
    }

    /// The last statement of a source that must fail.
    struct Target: Hashable {
        var listing: Int
        /// The index of the statement, or `nil` for the whole listing.
        var statement: Int?
    }

    let listings: [DoctestListing]
    /// The indexes of the listings in the source.
    let used: [Int]
    /// The statement or listing at which the source ends.
    let target: Target?
    /// The path of the file in the compiler's messages.
    let path: String
    let setUp: [SetUp]
    let imports: [String]

    /// Returns the text of a file.
    ///
    /// - Parameter function: The name of the function around the code, or `nil` for top-level code.
    func text(for purpose: Purpose, function: String?) -> String {
        var lines = Set(imports + setUp.flatMap(\.imports)).sorted() + used.flatMap { self.imports(of: listings[$0]) }
        if purpose != .check { lines.append("import \(Recorder.module)") }
        let statements = setUp.flatMap { $0.statements(for: purpose) }
        if let function {
            let text = statements.joined(separator: "\n") + "\n" + used.map { listings[$0].listing.text }.joined()
            lines.append("@MainActor func \(function)() \(OuterWords(text).isAsync ? "async " : "")throws {")
            // A listing may return.
            if purpose != .check { lines.append("defer { _workbookEnd() }") }
        }
        lines += statements
        var names = setUp.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        var variables = names
        var closing = 0
        var outermost: [String] = []
        for index in used {
            let listing = listings[index]
            if !listing.declared.isDisjoint(with: names) {
                lines.append("do {")
                closing += 1
            }
            let isCompiledOnly = listing.listing.expectation == .compiles
            // What's only compiled is in a function of its own.
            if !isCompiledOnly {
                names.formUnion(listing.declared)
                variables.formUnion(listing.variables)
            }
            if isCompiledOnly { lines.append("func _workbookCompiled\(index)() async throws {") }
            if purpose != .check, !isCompiledOnly { lines.append(begin(index, listing, purpose)) }
            lines.append("#sourceLocation(file: \(Self.literal(path)), line: \(listing.listing.line))")
            var code = code(of: index, variables, isCompiledOnly ? .check : purpose)
            if closing > 0 { outermost += hoist(from: &code, of: listing) }
            lines += code
            lines.append("#sourceLocation()")
            if isCompiledOnly { lines.append("}") }
        }
        for main in used.compactMap({ listings[$0].entryPoint }) { lines.append("try await \(main).main()") }
        if purpose != .check, function == nil { lines.append("_workbookEnd()") }
        lines += Array(repeating: "}", count: closing + (function == nil ? 0 : 1)) + outermost
        let text = lines.joined(separator: "\n") + "\n"
        return function == nil ? Self.withoutReturns(text, for: purpose) : text
    }

    /// Returns top-level code with calls of a function in place of its `return` statements, which are only allowed in
    /// functions. The call is as long as the word, so that columns stay right.
    private static func withoutReturns(_ text: String, for purpose: Purpose) -> String {
        let returns = OuterWords(text).returns
        if returns.isEmpty { return text }
        var bytes = Array(text.utf8)
        for range in returns { bytes.replaceSubrange(range, with: "_end()".utf8) }
        let body = purpose == .check ? "fatalError()" : "_workbookReturn()"
        return String(decoding: bytes, as: UTF8.self) + "func _end() -> Never { \(body) }\n"
    }

    /// Returns the call at the beginning of a listing, with the lines of the statements that have claims.
    private func begin(_ index: Int, _ listing: DoctestListing, _ purpose: Purpose) -> String {
        guard purpose.isRecorded else { return "_workbookBegin(\(index), [])" }
        let ranges = zip(listing.statements, listing.claims).filter { !$1.units.isEmpty }.flatMap { statement, _ in
            [statement.lines.lowerBound, statement.lines.upperBound].map { listing.listing.lines[$0].number }
        }
        return "_workbookBegin(\(index), \(ranges))"
    }

    /// Returns the lines of a listing in the columns of their file.
    private func code(of index: Int, _ names: Set<String>, _ purpose: Purpose) -> [String] {
        let listing = listings[index]
        var lines = listing.listing.lines.map { line -> String in
            let text = text(of: line, in: listing.listing)
            return text.isEmpty ? "" : String(repeating: " ", count: max(0, line.column - 1)) + text
        }
        for (number, (statement, claims)) in zip(listing.statements, listing.claims).enumerated() {
            if let target, target.listing == index, let last = target.statement, number >= last {
                if number > last { for line in statement.lines { lines[line] = "" } }
                continue
            }
            if claims.end != nil {
                for line in statement.lines { lines[line] = "" }
            } else if purpose.isRecorded, !claims.units.isEmpty, !lines[statement.lines.lowerBound].isEmpty {
                let last = statement.lines.upperBound
                // Without the comment after it, the call can follow the code on its line.
                let line = listing.listing.lines[last]
                let end =
                    line.column - 1 + statement.end + text(of: line, in: listing.listing).utf8.count
                    - line.text.utf8.count
                let filled =
                    lines[last].utf8.count > end
                    ? String(decoding: lines[last].utf8.prefix(end), as: UTF8.self) : lines[last]
                lines[last] = filled + mark(index, number, statement, claims, names, purpose)
            }
            let first = statement.lines.lowerBound
            if purpose == .record, claims.end == nil, !lines[first].isEmpty, listing.isSeparate(number) {
                lines[first] = "_workbookAt(\(index), \(number)); " + lines[first]
            }
        }
        return lines
    }

    /// Removes from the lines of a listing in a nested scope what only the outermost level of a file can have.
    ///
    /// - Returns: The lines of extensions, each below its location, for the end of the file. An access level is removed.
    private func hoist(from lines: inout [String], of listing: DoctestListing) -> [String] {
        var hoisted: [String] = []
        for statement in listing.statements {
            let start = StatementStart(statement.code)
            guard start.needsFile else { continue }
            let first = statement.lines.lowerBound
            if let level = start.modifiers.first(where: SwiftWords.access.contains),
                let range = lines[first].firstRange(of: level)
            {
                lines[first].replaceSubrange(range, with: String(repeating: " ", count: level.count))
            }
            guard ["extension", "operator", "precedencegroup"].contains(start.word) else { continue }
            let number = listing.listing.lines[first].number
            hoisted.append("#sourceLocation(file: \(Self.literal(path)), line: \(number))")
            hoisted += statement.lines.map { lines[$0] } + ["#sourceLocation()"]
            for line in statement.lines { lines[line] = "" }
        }
        return hoisted
    }

    /// Returns the calls after a statement that record its results.
    private func mark(
        _ index: Int, _ number: Int, _ statement: Statement, _ claims: ResultClaims, _ names: Set<String>,
        _ purpose: Purpose
    ) -> String {
        var expressions = claims.units.compactMap { if case .named(let name) = $0.form { name } else { nil } }
        if let path = DoctestListing.assignedPath(of: statement, among: names) { expressions.append(path) }
        if let receiver = DoctestListing.receiver(of: statement, among: names) { expressions.append(receiver) }
        var seen: Set<String> = []
        let calls = expressions.filter { seen.insert($0).inserted }.map { "; _workbookVariable(\"\($0)\", \($0))" }
        let lines = statement.lines
        let numbers = [lines.lowerBound, lines.upperBound].map { listings[index].listing.lines[$0].number }
        return (purpose == .record ? calls.joined() : "")
            + "; _workbookMark(\(index), \(number), \(numbers[0]), \(numbers[1]))"
    }

    /// Returns a line of a listing without what's elsewhere in the source, and without placeholders. A file stays as it is.
    private func text(of line: DocComment.Line, in listing: DocListing) -> String {
        if listing.isFile { return Placeholder.withoutMain(line.text) }
        return ImportLine.isImport(line.text) ? "" : Placeholder.filled(line.text)
    }

    /// Returns the imports of a listing, each below its location. Those of a file stay where they are.
    private func imports(of listing: DoctestListing) -> [String] {
        listing.listing.isFile
            ? []
            : listing.listing.lines.filter { ImportLine.isImport($0.text.trimmed) }.flatMap { line in
                [
                    "#sourceLocation(file: \(Self.literal(path)), line: \(line.number))",
                    String(repeating: " ", count: max(0, line.column - 1)) + line.text, "#sourceLocation()",
                ]
            }
    }

    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
