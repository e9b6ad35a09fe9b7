/// A value that an example computed, as the recorder in its process wrote it.
package struct RecordedValue: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case text, optional, sequence, unordered, dictionary, tuple
    }

    package var kind: Kind
    package var description: String
    package var debugDescription: String
    /// The wrapped value, the elements, or the values of a tuple. A dictionary has its keys and values in turns.
    package var children: [RecordedValue]
    /// The labels of a tuple's values, which are empty for those without one.
    package var labels: [String]

    package init(
        _ kind: Kind = .text, _ description: String, debugDescription: String? = nil, children: [RecordedValue] = [],
        labels: [String] = []
    ) {
        self.kind = kind
        self.description = description
        self.debugDescription = debugDescription ?? description
        self.children = children
        self.labels = labels
    }

    /// Returns a Boolean value indicating whether a comment states this value.
    package func matches(_ text: String) -> Bool { matches(ResultText(text), isPart: false) }

    /// - Parameter isPart: `true` for an element of another value, whose brackets can't be left out.
    private func matches(_ expected: ResultText, isPart: Bool = true) -> Bool {
        if expected.equals(description) || expected.equals(debugDescription) { return true }
        switch kind {
        case .text: return false
        case .optional:
            guard let wrapped = children.first else { return expected.text == "nil" }
            return wrapped.matches(expected.inside("Optional(", ")") ?? expected, isPart: isPart)
        case .sequence, .unordered:
            let inside = expected.inside("[", "]") ?? expected.inside("{", "}")
            guard let elements = (inside ?? expected).elements, inside != nil || !isPart && elements.count > 1 else {
                return false
            }
            return kind == .sequence ? Self.match(elements, children) : Self.matchUnordered(elements, children)
        case .dictionary: return matchesDictionary(expected)
        case .tuple:
            guard let elements = expected.inside("(", ")")?.elements, elements.count == children.count else {
                return false
            }
            return zip(elements, zip(labels, children)).allSatisfy { element, child in
                if let (key, value) = element.keyAndValue, key.text == child.0 { return child.1.matches(value) }
                return child.1.matches(element)
            }
        }
    }

    private func matchesDictionary(_ expected: ResultText) -> Bool {
        guard let inside = expected.inside("[", "]") else { return false }
        if inside.text == ":" { return children.isEmpty }
        guard let elements = inside.elements else { return false }
        let isPartial = elements.last?.isEllipsis == true
        var pairs = stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
        for element in isPartial ? elements.dropLast() : elements[...] {
            guard let (key, value) = element.keyAndValue,
                let found = pairs.firstIndex(where: { $0.0.matches(key) && $0.1.matches(value) })
            else { return false }
            pairs.remove(at: found)
        }
        return isPartial || pairs.isEmpty
    }

    /// Returns a Boolean value indicating whether texts state values in order. An ellipsis stands for any number of
    /// values.
    private static func match(_ texts: [ResultText], _ values: [RecordedValue]) -> Bool {
        guard let gap = texts.firstIndex(where: \.isEllipsis) else {
            return texts.count == values.count && zip(texts, values).allSatisfy { $1.matches($0) }
        }
        let after = texts.count - gap - 1
        guard values.count >= gap + after else { return false }
        return zip(texts.prefix(gap), values).allSatisfy { $1.matches($0) }
            && zip(texts.suffix(after), values.suffix(after)).allSatisfy { $1.matches($0) }
    }

    private static func matchUnordered(_ texts: [ResultText], _ values: [RecordedValue]) -> Bool {
        var rest = values
        for text in texts where !text.isEllipsis {
            guard let found = rest.firstIndex(where: { $0.matches(text) }) else { return false }
            rest.remove(at: found)
        }
        return rest.isEmpty || texts.contains(where: \.isEllipsis)
    }
}
