import SwiftText

/// The text of a result in a comment, or a part of it.
struct ResultText: Equatable {
    /// The text without a type after it, as in `[1, 2] as Set<Int>`.
    let text: String
    private let whole: String

    private nonisolated(unsafe) static let type = #/(?<value>.*[\])0-9"`])\s+as\s+[A-Z\[][\w<>.\[\]:, ?]*/#

    init(_ text: String) {
        whole = text.trimmed
        self.text = whole.wholeMatch(of: Self.type).map { String($0.output.value) } ?? whole
    }

    /// A Boolean value indicating whether the text stands for what its author left out.
    var isEllipsis: Bool { text == "..." || text == "…" }

    /// Returns a Boolean value indicating whether a text is the same, apart from quotation marks, spaces, the period at
    /// the end, and the names of modules.
    func equals(_ other: String) -> Bool {
        let (mine, theirs) = (Self.normalized(text), Self.normalized(other))
        if mine == theirs || whole != text && Self.normalized(whole) == theirs { return true }
        // A number can be written in several ways, such as `1e10`.
        if let number = Double(mine), number == Double(theirs) { return true }
        return Self.hasGap(mine) && Self.fills(mine, theirs)
    }

    /// Returns a Boolean value indicating whether a text leaves something out. The dots of a range, as in `1...3`,
    /// leave out nothing.
    private static func hasGap(_ text: String) -> Bool {
        text.contains("…") || text.contains("...") && !text.contains(#/\w\.\.\.-?\w/#)
    }

    /// Returns a Boolean value indicating whether a text consists of the parts of a pattern with any text in its gaps.
    private static func fills(_ pattern: String, _ text: String) -> Bool {
        let parts = pattern.replacing("…", with: "...").split(separator: "...", omittingEmptySubsequences: false)
        guard parts.contains(where: { !$0.isEmpty }), text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1])
        else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.count >= parts[parts.count - 1].count
    }

    private nonisolated(unsafe) static let context = #/\(unknown context at \$[0-9a-f]+\)\./#
    private nonisolated(unsafe) static let module = #/\b[A-Za-z_]\w*\.(?=[A-Z]\w*[(<.])/#
    private nonisolated(unsafe) static let separator = #/([0-9])_(?=[0-9])/#

    /// Returns a text in the form in which texts are compared.
    static func normalized(_ text: String) -> String {
        var result = text.replacing(context, with: "")
        if result.contains(".") { result = result.replacing(module, with: "") }
        if result.contains("_") { result = result.replacing(separator) { $0.output.1 } }
        if result.hasPrefix("'"), let end = result.lastIndex(of: "'"),
            result[end...].dropFirst().allSatisfy({ $0 == "." })
        {
            result = String(result[..<end].dropFirst())
        }
        result = String(result.unicodeScalars.filter { !"\"`“”".unicodeScalars.contains($0) })
        result = result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (spaced, close) in [("[ ", "["), (" ]", "]"), ("( ", "("), (" )", ")"), (" :", ":")]
        where result.contains(spaced) {
            result = result.replacing(spaced, with: close)
        }
        if result.hasSuffix("."), !result.hasSuffix("..") { result.removeLast() }
        if result.hasPrefix("."), result.dropFirst().first?.isLetter == true { result.removeFirst() }
        return result
    }

    /// Returns the text between a prefix and a suffix, or `nil` if the text has other ends.
    func inside(_ prefix: String, _ suffix: String) -> ResultText? {
        var text = text
        if text.hasSuffix("."), !text.hasSuffix("..") { text.removeLast() }
        text = text.trimmed(of: "`")
        guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.count >= prefix.count + suffix.count,
            Brackets(text).closesAtEnd
        else { return nil }
        return ResultText(String(text.dropFirst(prefix.count).dropLast(suffix.count)))
    }

    /// The parts between commas outside of brackets and quotation marks, or `nil` if brackets aren't balanced.
    var elements: [ResultText]? {
        if text.isEmpty { return [] }
        guard var parts = Brackets(text).split(at: ",") else { return nil }
        if parts.last?.trimmed.isEmpty == true { parts.removeLast() }
        return parts.map { ResultText($0) }
    }

    /// The parts before and after the first colon outside of brackets and quotation marks.
    var keyAndValue: (ResultText, ResultText)? {
        guard let parts = Brackets(text).split(at: ":"), parts.count >= 2 else { return nil }
        return (ResultText(parts[0]), ResultText(parts.dropFirst().joined(separator: ":")))
    }
}

extension String {
    fileprivate func trimmed(of character: Character) -> String {
        var text = self[...]
        while text.first == character { text.removeFirst() }
        while text.last == character { text.removeLast() }
        return String(text)
    }
}

/// The brackets of a text, outside of its quotation marks.
struct Brackets {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Calls a function with each character and the number of open brackets before it, or with `nil` in quotation
    /// marks.
    private func visit(_ body: (String.Index, Character, Int?) -> Void) -> Int {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
                body(index, character, nil)
                continue
            }
            if character == "\\" { isEscaped = true }
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, "([{".contains(character) {
                body(index, character, depth)
                depth += 1
                continue
            }
            if !isQuoted, ")]}".contains(character) { depth -= 1 }
            body(index, character, isQuoted ? nil : depth)
        }
        return isQuoted ? -1 : depth
    }

    /// The number of brackets that the text leaves open. It's negative for an open quotation mark, too.
    var open: Int { visit { _, _, _ in } }

    /// A Boolean value indicating whether the bracket at the beginning closes at the end.
    var closesAtEnd: Bool {
        var firstClose: String.Index?
        let open = visit { index, character, depth in
            if firstClose == nil, depth == 0, ")]}".contains(character) { firstClose = index }
        }
        return open == 0 && firstClose.map { text.index(after: $0) } == text.endIndex
    }

    /// Returns the parts between separators outside of brackets, or `nil` if the brackets aren't balanced.
    func split(at separator: Character) -> [String]? {
        var parts = [""]
        let open = visit { _, character, depth in
            if depth == 0, character == separator { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return open == 0 ? parts : nil
    }
}
