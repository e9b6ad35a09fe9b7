import ChapterKit
import SwiftText

/// The comparison of the results that a statement's comments state with those that it had.
struct ResultCheck {
    /// The results of a statement.
    struct Facts {
        /// The text that was printed since the last statement with results.
        var printed = ""
        /// The number of lines that the statement itself printed, if it's known.
        var ownLineCount: Int?
        var value: RecordedValue?
        /// The values of variables and their properties after the statement, by the expression.
        var variables: [String: RecordedValue] = [:]
        /// The last value on a line of the statement, by the index of the line in the listing.
        var lineValues: [Int: RecordedValue] = [:]
        /// The variable that the statement uses first, which it may have changed.
        var receiver: String?
        /// A Boolean value indicating whether that is a variable, which can change.
        var isReceiverMutable = false
        /// The property that the statement assigns, such as `point.x`.
        var assignedPath: String?
    }

    enum Verdict: Equatable {
        case matches
        /// The result is another. `actual` is the text that would be right, if it's known.
        case differs(String, actual: String?)
        /// A result that nothing could be compared with.
        case unknown
        /// Words that aren't a result.
        case remark
    }

    let facts: Facts
    private let lines: [String]

    init(_ facts: Facts) {
        self.facts = facts
        var lines = facts.printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    /// Returns a verdict for each unit.
    func verdicts(on claims: ResultClaims) -> [Verdict] {
        var verdicts = verdictsOnEach(of: claims)
        // A list below a statement is all that it prints, unless an ellipsis stands for the rest.
        let list = claims.units.filter { if case .named = $0.form { false } else { true } }
        if let count = facts.ownLineCount, !list.isEmpty, count > list.count,
            list.allSatisfy({ unit in
                !unit.isTrailing && !unit.isInside && lines.contains { ResultText(unit.text).equals($0) }
            }), let last = claims.units.lastIndex(of: list[list.count - 1]), verdicts[last] == .matches
        {
            verdicts[last] = .differs("this prints \(count) lines, not \(list.count)", actual: nil)
        }
        return verdicts
    }

    private func verdictsOnEach(of claims: ResultClaims) -> [Verdict] {
        let printed = claims.units.filter { if case .named = $0.form { false } else { true } }
        if !printed.isEmpty, isPrinted(printed.map(\.text)) {
            return claims.units.map { unit in
                if case .named = unit.form { verdict(on: unit, nextLine: nil, isFirst: false) } else { .matches }
            }
        }
        // As many results as lines: each is about the line in its place. If one of a list is right, all of them are meant.
        let isAligned = printed.count == lines.count
        let isListed =
            isAligned && !printed.contains(where: \.isTrailing)
            && zip(printed, lines).contains { ResultText($0.text).equals($1) }
        var next = 0
        return claims.units.enumerated().map { index, unit in
            let isFirst = index == 0
            if isAligned, printed.contains(unit) {
                next += 1
                let line = lines[next - 1]
                if ResultText(unit.text).equals(line) { return .matches }
                return verdict(on: unit, nextLine: line, isFirst: isFirst, isListed: isListed)
            }
            if let line = lines[next...].firstIndex(where: { ResultText(unit.text).equals($0) }) {
                next = line + 1
                return .matches
            }
            return verdict(on: unit, nextLine: next < lines.count ? lines[next] : nil, isFirst: isFirst)
        }
    }

    private func verdict(
        on unit: ResultClaims.Unit, nextLine: String?, isFirst: Bool, isListed: Bool = false
    ) -> Verdict {
        if case .named(let name) = unit.form {
            guard let value = facts.variables[name] else { return .unknown }
            if value.matches(unit.text) { return .matches }
            if Self.isExpression(unit.text) { return .unknown }
            return .differs("'\(name)' is \(value.shown), not \(unit.text)", actual: value.corrected(unit.text))
        }
        let candidates = candidates(for: unit, isFirst: isFirst)
        if unit.form != .printed, candidates.contains(where: { $0.matches(unit.text) }) { return .matches }
        switch unit.form {
        case .printed:
            let actual = nextLine.map { "it prints '\($0)'" } ?? "nothing more is printed"
            return .differs("this does not print '\(unit.text)': \(actual)", actual: corrected(unit, nextLine))
        case .value:
            if Self.isExpression(unit.text) { return .unknown }
            if let nextLine {
                return .differs("this prints '\(nextLine)', not '\(unit.text)'", actual: corrected(unit, nextLine))
            }
            // The value and the variable may both be meant.
            guard let value = candidates.max(by: { similarity($0, unit) < similarity($1, unit) }) else {
                if lines.isEmpty || isFirst { return .unknown }
                return .differs("this does not print '\(unit.text)': nothing more is printed", actual: nil)
            }
            return .differs("this is \(value.shown), not \(unit.text)", actual: value.corrected(unit.text))
        case .words:
            let all = lines.joined(separator: " ")
            if lines.count > 1, nextLine == lines[0], Self.isSimilar(unit.text, all) {
                return .differs("this prints '\(all)', not '\(unit.text)'", actual: nil)
            }
            if let nextLine, isListed || Self.isSimilar(unit.text, nextLine) {
                return .differs("this prints '\(nextLine)', not '\(unit.text)'", actual: corrected(unit, nextLine))
            }
            if let value = candidates.first(where: { Self.isSimilar(unit.text, $0.description) }) {
                return .differs("this is \(value.shown), not \(unit.text)", actual: value.corrected(unit.text))
            }
            return .remark
        case .named: return .unknown
        }
    }

    /// Returns the values that a unit may state: that of the statement, and what a variable is after it.
    ///
    /// A comment after a value is about the variable only if another comment has stated the value, or if it's in a line
    /// of its own and the variable can have changed.
    private func candidates(for unit: ResultClaims.Unit, isFirst: Bool) -> [RecordedValue] {
        if unit.isInside { return [facts.lineValues[unit.line]].compactMap(\.self) }
        // The value of an assignment to a property, as the compiler logs it, is the whole variable.
        let value = facts.assignedPath == nil ? facts.value : facts.variables[facts.assignedPath!]
        let hasValue = value.map { $0.description != "()" } ?? false
        let mayBeVariable = !hasValue || !isFirst || !unit.isTrailing && facts.isReceiverMutable || !lines.isEmpty
        let variable = mayBeVariable ? facts.receiver.flatMap { facts.variables[$0] } : nil
        return [value, variable].compactMap(\.self)
    }

    private func similarity(_ value: RecordedValue, _ unit: ResultClaims.Unit) -> Double {
        Self.similarity(value.rendered, unit.text)
    }

    /// Returns a unit's text with what's printed in place of what it states.
    private func corrected(_ unit: ResultClaims.Unit, _ nextLine: String?) -> String? {
        let parts = ResultParts(unit.text)
        let isList = lines.count > 1 && parts.core.contains(", ") && !(nextLine ?? "").contains(", ")
        // Spaces at the ends of a line can be seen between quotation marks only.
        let line = nextLine.map { parts.prefix.isEmpty ? $0.trimmed : $0 }
        // A comment without text states nothing.
        if line?.isEmpty == true { return nil }
        return line.map { parts.with(isList ? lines.joined(separator: ", ") : $0) }
    }

    /// Returns a Boolean value indicating whether a result is code that would have to be run, as in
    /// `[0, UInt.bitWidth + 1]`.
    private static func isExpression(_ text: String) -> Bool {
        text.replacing(#/"[^"]*"/#, with: "").contains(#/[A-Za-z_]\w*\.[a-z]\w*|\w [-+*\/] \w/#)
    }

    /// Returns a Boolean value indicating whether texts are the last lines that were printed, in the same order.
    private func isPrinted(_ texts: [String]) -> Bool {
        if lines.isEmpty { return false }
        if texts.count == 1 {
            let text = ResultText(texts[0])
            if text.equals(lines.joined(separator: ", ")) || text.equals(lines.joined(separator: " ")) { return true }
        }
        if Self.fill(texts[...], lines[...]) { return true }
        return texts.count < lines.count && Self.fill(texts[...], lines.suffix(texts.count))
    }

    /// Returns a Boolean value indicating whether lines are those of some texts. An ellipsis stands for any number of
    /// lines.
    private static func fill(_ texts: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
        var (texts, lines) = (texts, lines)
        while let text = texts.first, !ResultText(text).isEllipsis {
            guard let line = lines.popFirst(), ResultText(text).equals(line) else { return false }
            texts.removeFirst()
        }
        guard !texts.isEmpty else { return lines.isEmpty }
        let rest = texts.dropFirst()
        return lines.count >= rest.count && fill(rest, lines.suffix(rest.count))
    }

    /// Returns a Boolean value indicating whether two texts have a share of their characters in common, by default two
    /// thirds.
    static func isSimilar(_ first: String, _ second: String, atLeast share: Double = 2.0 / 3) -> Bool {
        ResultText.normalized(first).count > 1 && similarity(first, second) >= share
    }

    /// Returns the share of characters that two texts have in common, from 0 to 1. It's 0 for very long texts.
    private static func similarity(_ first: String, _ second: String) -> Double {
        let (a, b) = (ResultText.normalized(first), ResultText.normalized(second))
        let longest = max(a.unicodeScalars.count, b.unicodeScalars.count)
        guard longest > 0, longest < 500 else { return 0 }
        let distance = SpellingSuggestion.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
        return 1 - Double(distance) / Double(longest)
    }
}

extension RecordedValue {
    /// The value in a message.
    var shown: String {
        let text = debugDescription.contains("unknown context") ? description : debugDescription
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 200 ? line.prefix(200) + "…" : line
    }
}
