import Foundation
import SnippetPrograms

// MARK: - The results of a run

extension DoctestUnit {
    /// Determines the results of the listings that ran.
    mutating func evaluate(_ execution: DoctestRun.Execution) {
        let begun = execution.records.compactMap(\.begin)
        let hasEnded = execution.end == .exited(0) && execution.records.contains { $0.end == true }
        var facts: [DoctestSource.Target: ResultCheck.Facts] = [:]
        var start = 0
        var begin: (statement: [Int], offset: Int)?
        for record in execution.records {
            if let statement = record.at {
                begin = (statement, record.offset)
                continue
            }
            // The example can write to the file, too.
            if let mark = record.mark, mark.count == 2, listings.indices.contains(mark[0]), start >= 0,
                listings[mark[0]].statements.indices.contains(mark[1])
            {
                var found = self.facts(record, printed: execution.printed(from: start, to: record.offset))
                if let begin, begin.statement == mark {
                    let own = execution.printed(from: begin.offset, to: record.offset)
                    found.ownLineCount = own.split(separator: "\n").count
                }
                facts[.init(listing: mark[0], statement: mark[1])] = found
            }
            start = record.offset
        }
        for index in running {
            if listings[index].listing.expectation == .compiles {
                results[index] = .passed(.init(hasRun: false))
            } else if begun.contains(index), index != begun.last || hasEnded {
                results[index] = result(of: index, facts)
            } else if index == begun.last || begun.isEmpty && index == running.first {
                results[index] = .failed([ending(of: index, execution)])
            } else {
                let line = begun.last.map { "; line \(listings[$0].listing.line) ended the process" } ?? ""
                results[index] = .notTested("it did not run" + line)
            }
        }
    }

    private func facts(_ record: Record, printed: String) -> ResultCheck.Facts {
        let (listing, statement) = (listings[record.mark![0]], listings[record.mark![0]].statements[record.mark![1]])
        var facts = ResultCheck.Facts()
        facts.printed = printed
        facts.variables = record.variables ?? [:]
        for (index, line) in listing.listing.lines.enumerated() {
            facts.lineValues[index] = record.values?["\(line.number)"]
        }
        if let last = record.last, !Self.wordsWithoutValue.contains(statement.firstWord) {
            facts.value = record.values?["\(last)"]
        }
        let names = listings.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
        facts.assignedPath = DoctestListing.assignedPath(of: statement, among: names)
        let mutable = listings.reduce(into: Set<String>()) { $0.formUnion($1.mutableNames) }
        facts.isReceiverMutable = DoctestListing.receiver(of: statement, among: mutable) != nil
        facts.receiver = DoctestListing.receiver(of: statement, among: names)
        return facts
    }

    /// The first words of statements that have no value.
    private static let wordsWithoutValue = SwiftWords.control.union(SwiftWords.printing)

    private func result(of index: Int, _ facts: [DoctestSource.Target: ResultCheck.Facts]) -> DoctestResult {
        let listing = listings[index]
        var comparison = DoctestResult.Comparison()
        comparison.hasRun = listing.statements.contains { !$0.isDeclaration }
        var issues: [DoctestResult.Issue] = []
        for unit in listing.claims.flatMap(\.incomparable) {
            let line = listing.listing.lines[unit.line]
            comparison.unknown.append(.init(line: line.number, column: line.column + unit.offset))
        }
        for (number, claims) in listing.claims.enumerated() where !claims.units.isEmpty {
            let found = facts[.init(listing: index, statement: number)]
            let verdicts = found.map { ResultCheck($0).verdicts(on: claims) }
            for (position, unit) in claims.units.enumerated() {
                let line = listing.listing.lines[unit.line]
                let (number, column) = (line.number, line.column + unit.offset)
                switch verdicts?[position] {
                case .matches: comparison.compared.append(.init(line: number, column: column))
                case .differs(let text, let actual):
                    let correction = actual.flatMap { Self.correction(of: unit, in: line, to: $0) }
                    issues.append(
                        DoctestResult.Issue(text, line: number, column: column, correction: correction))
                case .unknown: comparison.unknown.append(.init(line: number, column: column))
                case .remark: break
                case nil: if unit.form != .words { comparison.unknown.append(.init(line: number, column: column)) }
                }
            }
        }
        return issues.isEmpty ? .passed(comparison) : .failed(issues)
    }

    /// Returns the change of a unit's text in its line, or `nil` if it's in several lines.
    private static func correction(
        of unit: ResultClaims.Unit, in line: DocComment.Line, to new: String
    ) -> DoctestResult.Correction? {
        let comment = Substring(line.text.utf8.dropFirst(unit.offset))
        var end = comment
        if end.hasSuffix("*/") { end.removeLast(2) }
        while end.last?.isWhitespace == true { end.removeLast() }
        let isAtEnd = if case .named = unit.form { true } else { unit.form == .printed }
        let range =
            isAtEnd && end.hasSuffix(unit.text) ? end.ranges(of: unit.text).last : comment.firstRange(of: unit.text)
        // The text has to stay a comment, and an address is another one in the next run.
        let isUsable =
            !new.contains("*/") && !new.contains("/*") && !new.contains("unknown context at")
            && !new.unicodeScalars.contains { $0.value < 0x20 }
        guard let range, isUsable else { return nil }
        let offset = line.text.utf8.distance(from: line.text.startIndex, to: range.lowerBound)
        return DoctestResult.Correction(
            location: .init(line: line.number, column: line.column + offset), old: unit.text, new: new)
    }

    private func ending(of index: Int, _ execution: DoctestRun.Execution) -> DoctestResult.Issue {
        let quotation = Self.withoutOffsets(ChildProcesses.quotation(of: execution.errors))
        var line = line(of: index, execution)
        var text =
            switch execution.end {
            case .tookTooLong: "did not come to its end in time"
            case .exited(0): "it ended the process, so its results weren't compared"
            case .exited(let status): "the process ended with status \(status)\(quotation)"
            case .stopped(let signal): "the process was stopped by signal \(signal)\(quotation)"
            }
        // A message of the standard library begins with the place of the call, which may be in another file.
        let place = #/([^\/\n]*):(\d+): (?:Fatal error|Assertion failed|Precondition failed)/#
        if let thrown = execution.errors.firstMatch(of: #/Fatal error: Error raised at top level: (.*)/#) {
            let error = thrown.output.1.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
                .replacing("Doctests.", with: "")
            text = "this throws \(error)"
        } else if let found = execution.errors.firstMatch(of: place), found.output.1 == path.split(separator: "/").last,
            let found = listings[index].listing.lines.first(where: { "\($0.number)" == found.output.2 })
        {
            line = found
        }
        return DoctestResult.Issue(text, line: line.number, column: line.column)
    }

    /// Returns the first line of the statement of a listing that began last, or that of the listing.
    private func line(of index: Int, _ execution: DoctestRun.Execution) -> DocComment.Line {
        let listing = listings[index]
        guard let at = execution.records.compactMap(\.at).last, at.count == 2, at[0] == index,
            listing.statements.indices.contains(at[1])
        else { return listing.listing.lines[0] }
        return listing.listing.lines[listing.statements[at[1]].lines.lowerBound]
    }

    /// Returns a message with the lines of the set-up as they are in its file.
    private static func withoutOffsets(_ text: String) -> String {
        text.replacing(#/:(1\d{7}):/#) { match in
            ":\((Int(match.output.1) ?? 0) - SetUp.recordedOffset):"
        }
    }

    /// Adds the results of what had to fail.
    mutating func addTargets() {
        for (index, issues) in targetIssues {
            if case .failed(let others)? = results[index] {
                results[index] = .failed(others + issues)
            } else {
                results[index] = .failed(issues)
            }
        }
        for (index, locations) in targetLocations where targetIssues[index] == nil {
            switch results[index] {
            case .passed(var comparison):
                comparison.compared += locations
                results[index] = .passed(comparison)
            case nil: results[index] = .passed(.init(compared: locations))
            default: break
            }
        }
    }
}

extension DoctestRun.Execution {
    /// Returns the text between two offsets in the standard output. An example can write any offset.
    fileprivate func printed(from start: Int, to end: Int) -> String {
        let range = min(start, output.count)..<min(max(start, end), output.count)
        return String(decoding: output.subdata(in: range), as: UTF8.self)
    }
}
