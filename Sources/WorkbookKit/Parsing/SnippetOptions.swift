/// The words and keys of a Swift fence, checked against the closed set that the format knows.
struct SnippetOptions {
    enum Word: String, CaseIterable {
        case test, example, figure, fails, traps, exercise, skip
    }

    enum Key: String, CaseIterable {
        case name, title, caption, message, reason, exercise
    }

    var word: Word?
    var isHidden = false
    private(set) var values: [Key: InfoString.Item] = [:]

    subscript(key: Key) -> String? { values[key]?.value }

    /// Reads the items of a Swift fence, reporting what the format does not know.
    init(_ info: InfoString, at location: SourceLocation, diagnostics: inout [Diagnostic]) {
        for item in info.items {
            if let value = item.value {
                read(key: item, value: value, &diagnostics)
            } else if item.name == "hidden" {
                isHidden = true
            } else {
                read(word: item, &diagnostics)
            }
        }
        checkKeys(at: location, &diagnostics)
    }

    private mutating func read(key item: InfoString.Item, value: String, _ diagnostics: inout [Diagnostic]) {
        guard let key = Key(rawValue: item.name) else {
            let known = Key.allCases.map(\.rawValue)
            diagnostics.append(
                .error(
                    "unknown key '\(item.name)=' after 'swift'; known: \(listed(known, conjunction: "and"))",
                    at: item.location))
            return
        }
        if values[key] != nil {
            diagnostics.append(.error("'\(item.name)=' is given twice; give it once", at: item.location))
        }
        values[key] = item
    }

    private mutating func read(word item: InfoString.Item, _ diagnostics: inout [Diagnostic]) {
        guard let word = Word(rawValue: item.name) else {
            let known = Word.allCases.map(\.rawValue) + ["hidden"]
            diagnostics.append(
                .error(
                    "unknown word '\(item.name)' after 'swift'; known: \(listed(known, conjunction: "and"))",
                    at: item.location))
            return
        }
        if let other = self.word {
            diagnostics.append(
                .error("a block is either '\(other.rawValue)' or '\(word.rawValue)'; keep one word", at: item.location))
        }
        self.word = word
    }

    private var required: [Key] {
        switch word {
        case nil, .example: []
        case .test: [.name]
        case .figure: [.name, .caption]
        case .fails, .traps: [.message]
        case .exercise: [.name, .title]
        case .skip: [.reason]
        }
    }

    private var optional: [Key] {
        switch word {
        case nil: [.name]
        case .test: [.exercise]
        default: []
        }
    }

    private func checkKeys(at location: SourceLocation, _ diagnostics: inout [Diagnostic]) {
        let subject = word.map { "'swift \($0.rawValue)'" } ?? "a declaration block"
        for key in required where values[key] == nil {
            diagnostics.append(.error("\(subject) needs \(key.rawValue)=\"…\"", at: location))
        }
        let allowed = required + optional
        for key in [Key.name, .exercise] where word != .test || key == .exercise {
            guard let item = values[key], let value = item.value, !value.isEmpty, !value.isPlainName else { continue }
            diagnostics.append(
                .error("'\(value)' cannot be a name here; use letters, digits, '-' and '_'", at: item.location))
        }
        for (key, item) in values.sorted(by: { $0.value.location < $1.value.location }) where !allowed.contains(key) {
            let takes =
                allowed.isEmpty ? "it takes no key" : "it takes \(listed(allowed.map(\.rawValue), conjunction: "and"))"
            diagnostics.append(.error("\(subject) takes no \(key.rawValue)=; \(takes)", at: item.location))
        }
    }
}

extension String {
    /// Whether the string can be part of a file's name and of a Swift identifier with '-' replaced.
    var isPlainName: Bool {
        !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
}
