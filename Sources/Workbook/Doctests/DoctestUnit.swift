import SnippetPrograms
import SwiftText

/// A documentation comment on its way through the compiler.
struct DoctestUnit {
    let index: Int
    let path: String
    let listings: [DoctestListing]
    let setUp: [SetUp]
    let imports: [String]
    /// The listings that don't compile, with those that are about the compiler alone.
    var removed: Set<Int> = []
    var results: [Int: DoctestResult] = [:]
    /// The errors in what must fail, and the locations of the statements that failed as their comments say.
    var targetIssues: [Int: [DoctestResult.Issue]] = [:]
    var targetLocations: [Int: [DoctestResult.Location]] = [:]
    /// The purpose of the source that the next compilation compiles.
    var purpose = DoctestSource.Purpose.record
    /// A Boolean value indicating whether the comment is a program of its own.
    var isAlone: Bool

    init(_ index: Int, _ doctest: Doctest, setUp: [SetUp], imports: [String]) {
        self.index = index
        path = doctest.path
        self.setUp = setUp
        self.imports = imports
        var names: Set<String> = []
        var listings: [DoctestListing] = []
        for listing in doctest.listings {
            let divided = DoctestListing(listing, after: names)
            names.formUnion(divided.declared)
            listings.append(divided)
        }
        self.listings = listings
        for (number, listing) in listings.enumerated() {
            if let reason = listing.listing.skipReason { results[number] = .notTested(reason) }
        }
        isAlone =
            doctest.listings.contains(where: \.isFile)
            || listings.contains { $0.needsFile && $0.listing.skipReason == nil }
    }

    /// The name of the function with the listings.
    var function: String? { isAlone ? nil : "_doctest\(index)" }

    /// The name of the file with the listings, and that of the one with those up to a target.
    var file: String { isAlone ? "alone-\(index)/main.swift" : "doctest-\(index).swift" }
    var targetFile: String { isAlone ? "target/main.swift" : "target.swift" }

    /// Returns the source of the listings, or of those up to a statement that must fail.
    ///
    /// - Parameter prefix: The text before the path in messages.
    func source(to target: DoctestSource.Target? = nil, prefix: String = "") -> DoctestSource {
        let used = target.map { target in running.filter { $0 < target.listing } + [target.listing] } ?? running
        return DoctestSource(
            listings: listings, used: used, target: target, path: prefix + path, setUp: setUp, imports: imports)
    }

    /// The indexes of the listings that run.
    var running: [Int] { listings.indices.filter { !removed.contains($0) && listings[$0].isProgram } }

    /// The statements and listings that must fail.
    var targets: [DoctestSource.Target] {
        listings.indices.flatMap { index -> [DoctestSource.Target] in
            let listing = listings[index]
            guard listing.listing.skipReason == nil else { return [] }
            switch listing.listing.expectation {
            case .fails, .traps: return [DoctestSource.Target(listing: index, statement: nil)]
            case .compiles: return []
            case .runs:
                guard !removed.contains(index) else { return [] }
                return listing.claims.indices.filter { listing.claims[$0].end != nil }.map {
                    DoctestSource.Target(listing: index, statement: $0)
                }
            }
        }
    }

    /// Returns the index of the listing that contains a line.
    func listing(at line: Int) -> Int? { listings.firstIndex { $0.listing.contains(line: line) } }

    // MARK: Errors

    /// Removes the listings that don't compile.
    ///
    /// - Returns: `true` if there's anything left to compile again.
    mutating func remove(_ issues: [CompilerError]) -> Bool {
        if !isAlone, issues.contains(where: { $0.text == Self.extensionMacro }) {
            isAlone = true
            return true
        }
        var found: [Int: [DoctestResult.Issue]] = [:]
        for issue in issues {
            guard issue.path != nil, let index = listing(at: issue.line), !removed.contains(index) else { continue }
            found[index, default: []].append(
                DoctestResult.Issue(issue.text, line: issue.line, column: issue.column))
        }
        // After a bracket that isn't closed, the compiler reports errors in code that has none.
        if let open = running.first(where: { !listings[$0].isBalanced }), found.isEmpty || found[open] != nil {
            let text = issues.first?.text ?? "a bracket isn't closed"
            let listing = listings[open].listing
            found = [open: found[open] ?? [DoctestResult.Issue(text, line: listing.lastLine, column: 1)]]
        }
        if found.isEmpty {
            guard let first = running.first else { return false }
            let line = listings[first].listing.lines[0]
            let text = issues.map(\.text).joined(separator: "\n")
            found[first] = [DoctestResult.Issue(text, line: line.number, column: line.column)]
        }
        for (index, issues) in found {
            results[index] = result(of: index, issues)
        }
        removed.formUnion(found.keys)
        return !running.isEmpty
    }

    /// Returns the reason not to test a listing without a label that's a formula, such as `exp(x) - 1`, because nothing
    /// declares its names, or `nil` for other listings.
    private func contextReason(_ index: Int, _ issues: [DoctestResult.Issue]) -> String? {
        let listing = listings[index]
        guard !listing.listing.isLabeled, listing.claims.allSatisfy({ $0.units.isEmpty && $0.end == nil }),
            listing.statements.allSatisfy(\.isExpression)
        else { return nil }
        let unknown = #/cannot find (?:operator |type )?'([^']+)' in scope.*/#
        let names = issues.compactMap { $0.text.wholeMatch(of: unknown).map { String($0.output.1) } }
        if names.isEmpty { return nil }
        // A grammar parses as expressions with operators of its own.
        if names.contains(where: { $0.first?.isLetter == false && $0.first != "_" }) {
            return "it isn't Swift; label it 'text'"
        }
        let listed = Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ")
        return "nothing declares \(listed); label it 'swift' to make this an error"
    }

    private static let extensionMacro = "local type cannot have attached extension macro"

    private func result(of index: Int, _ issues: [DoctestResult.Issue]) -> DoctestResult {
        let missing = issues.compactMap { issue in
            issue.text.wholeMatch(of: #/cannot find (?:type )?'([^']+)' in scope.*/#).map { String($0.output.1) }
        }
        let cause = listings.indices.prefix(index).last { earlier in
            missing.contains { listings[earlier].declared.contains($0) }
        }
        if let cause {
            let listing = listings[cause].listing
            let state =
                removed.contains(cause)
                ? "doesn't compile"
                : listing.expectation == .compiles
                    ? "is only compiled" : "isn't tested"
            return .notTested("it rests on line \(listing.line), which \(state)")
        }
        if issues.contains(where: { $0.text == Self.extensionMacro }) {
            return .notTested(
                "it declares a name again, and its macro adds an extension, which can't be in a nested scope")
        }
        let emptyCase = "label in a 'switch' must have at least one executable statement"
        if issues.allSatisfy({ $0.text.contains(emptyCase) }) {
            return .notTested("line \(issues[0].location.line) leaves out code")
        }
        if let reason = contextReason(index, issues) { return .notTested(reason) }
        if listings[index].hasSignaturesOnly(issues.map(\.text)) { return .notTested("it has signatures only") }
        return .failed(issues)
    }
}
