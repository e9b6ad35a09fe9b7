extension PropertyListOutline {
    /// Creates an outline of an XML property list, or returns `nil` if the tags don't form a property list.
    init?(xml bytes: [UInt8]) {
        var tokens = XMLTokens(bytes)
        while let token = tokens.next() {
            if case .start("plist") = token { continue }
            if case .text = token { continue }
            guard let outline = Self.value(token, of: &tokens, depth: 0) else { return nil }
            self = outline
            return
        }
        return nil
    }

    private static func value(_ token: XMLTokens.Token, of tokens: inout XMLTokens, depth: Int) -> Self? {
        guard depth <= PropertyList.greatestDepth else { return nil }
        var outline = PropertyListOutline(line: tokens.line, range: tokens.start..<tokens.position)
        let isWhole =
            switch token {
            case .empty: true
            case .start("array"): outline.readItems(of: &tokens, depth: depth)
            case .start("dict"): outline.readEntries(of: &tokens, depth: depth)
            case .start(let name): text(of: name, in: &tokens) != nil
            case .end, .text: false
            }
        outline.range = outline.range.lowerBound..<tokens.position
        return isWhole ? outline : nil
    }

    private mutating func readItems(of tokens: inout XMLTokens, depth: Int) -> Bool {
        while let token = tokens.next() {
            switch token {
            case .text: continue
            case .end: return token == .end("array")
            case .start, .empty:
                guard let item = Self.value(token, of: &tokens, depth: depth + 1) else { return false }
                items.append(item)
            }
        }
        return false
    }

    private mutating func readEntries(of tokens: inout XMLTokens, depth: Int) -> Bool {
        var key: String?
        var (line, start) = (tokens.line, tokens.start)
        while let token = tokens.next() {
            switch token {
            case .text: continue
            case .end: return token == .end("dict")
            case .start("key"):
                (line, start) = (tokens.line, tokens.start)
                key = Self.text(of: "key", in: &tokens)
            case .empty("key"):
                (line, start) = (tokens.line, tokens.start)
                key = ""
            case .start, .empty:
                guard let known = key, let value = Self.value(token, of: &tokens, depth: depth + 1) else {
                    return false
                }
                if entries.updateValue(value, forKey: known) == nil {
                    keys.append(known)
                } else {
                    repeated.append(Repeated(key: known, line: line))
                }
                keyStarts[known] = start
                key = nil
            }
        }
        return false
    }

    /// Returns the text up to the end tag of an element, or `nil` if the element has other content.
    private static func text(of name: String, in tokens: inout XMLTokens) -> String? {
        var text = ""
        while let token = tokens.next() {
            switch token {
            case .text(let part): text += part
            case .end(name): return text
            default: return nil
            }
        }
        return nil
    }
}
