import SwiftText

// MARK: - Results to accept

extension RecordedValue {
    /// Returns the text of a comment with this value in place of the one that it states. What's right in it keeps its
    /// form.
    func corrected(_ text: String) -> String {
        let parts = ResultParts(text)
        return parts.with(corrected(core: parts.core, isQuoted: parts.prefix.hasSuffix("\"")))
    }

    private func corrected(core: String, isQuoted: Bool) -> String {
        if matches(core) { return core }
        switch kind {
        case .optional where !core.hasPrefix("Optional(") && core != "nil":
            return children.first?.corrected(core: core, isQuoted: isQuoted) ?? "nil"
        case .sequence: return correctedElements(core) { $1 } ?? rendered
        case .unordered: return correctedElements(core, Self.inOrder) ?? rendered
        case .dictionary: return correctedPairs(core) ?? rendered
        default: return isQuoted ? description : rendered
        }
    }

    /// Returns the text of a list in which each element that differs is replaced, or `nil` if the number of elements is
    /// another.
    ///
    /// - Parameter order: A function that returns the elements of the value in the order of the texts.
    private func correctedElements(
        _ core: String, _ order: ([String], [RecordedValue]) -> [RecordedValue]
    ) -> String? {
        guard core.hasPrefix("["), core.hasSuffix("]"),
            let old = Brackets(String(core.dropFirst().dropLast())).split(at: ","), old.count == children.count
        else { return nil }
        let elements = zip(old, order(old, children)).map { old, value -> String in
            if value.matches(old) { return old }
            let space = old.prefix(while: \.isWhitespace)
            return space + value.corrected(core: old.trimmed, isQuoted: false)
        }
        return "[" + elements.joined(separator: ",") + "]"
    }

    /// Returns the text of a dictionary in which each pair that differs is replaced, or `nil` if the number of pairs is
    /// another.
    private func correctedPairs(_ core: String) -> String? {
        guard core.hasPrefix("["), core.hasSuffix("]"),
            let old = Brackets(String(core.dropFirst().dropLast())).split(at: ","), old.count * 2 == children.count
        else { return nil }
        var rest = stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
        let found = old.map { text -> String? in
            guard let (key, value) = ResultText(text).keyAndValue,
                let index = rest.firstIndex(where: { $0.0.matches(key.text) && $0.1.matches(value.text) })
            else { return nil }
            rest.remove(at: index)
            return text
        }
        let pairs = zip(old, found).map { old, found -> String in
            if let found { return found }
            // The value of the same key, or any that's left.
            let key = ResultText(old).keyAndValue?.0.text
            let pair = rest.remove(at: rest.firstIndex { key != nil && $0.0.matches(key!) } ?? 0)
            return old.prefix(while: \.isWhitespace) + "\(pair.0.rendered): \(pair.1.rendered)"
        }
        return "[" + pairs.joined(separator: ",") + "]"
    }

    /// Returns values in the order of the texts that state them. The others take the places that are left.
    private static func inOrder(_ texts: [String], _ values: [RecordedValue]) -> [RecordedValue] {
        // A text that repeats an element doesn't show which of the two is wrong, but the order of the values may.
        if zip(texts, values).count(where: { !$1.matches($0) }) == 1 { return values }
        var rest = values
        let found = texts.map { text -> RecordedValue? in
            rest.firstIndex { $0.matches(text) }.map { rest.remove(at: $0) }
        }
        return found.map { $0 ?? rest.removeFirst() }
    }

    /// The value as it's written in a comment.
    var rendered: String {
        switch kind {
        case .text: debugDescription.hasPrefix("\"") ? debugDescription : description
        case .optional: children.first.map { "Optional(\($0.rendered))" } ?? "nil"
        case .sequence, .unordered: "[" + children.map(\.rendered).joined(separator: ", ") + "]"
        case .dictionary: renderedDictionary
        case .tuple:
            "("
                + zip(labels, children).map { $0.isEmpty ? $1.rendered : "\($0): \($1.rendered)" }.joined(
                    separator: ", ") + ")"
        }
    }

    private var renderedDictionary: String {
        let pairs = stride(from: 0, to: children.count - 1, by: 2).map {
            "\(children[$0].rendered): \(children[$0 + 1].rendered)"
        }
        return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    }
}

/// The result in a comment, and the quotation marks and the period around it.
struct ResultParts {
    var prefix = ""
    var core: String
    var suffix = ""

    init(_ text: String) {
        core = text
        if core.hasSuffix("."), !core.hasSuffix("..") {
            core.removeLast()
            suffix = "."
        }
        if let type = core.firstMatch(of: #/ as [A-Z][\w<>\[\]:, .?]*$/#) {
            suffix = String(type.output) + suffix
            core = String(core[..<type.range.lowerBound])
        }
        for (open, close) in [("`", "`"), ("'", "'"), ("“", "”"), ("\"", "\"")]
        where core.count > 1 && core.hasPrefix(open) && core.hasSuffix(close) {
            core = String(core.dropFirst().dropLast())
            prefix += open
            suffix = close + suffix
        }
    }

    /// Returns the text with another result.
    func with(_ core: String) -> String { prefix + core + (suffix == "." && core.hasSuffix(".") ? "" : suffix) }
}
