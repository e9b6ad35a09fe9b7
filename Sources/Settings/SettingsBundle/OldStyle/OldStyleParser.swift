import Foundation

/// Reads old-style property lists, `{ Key = (one, "two"); }`, and `.strings` files, which are the inside of one.
///
/// What it takes is what Foundation takes. What it refuses comes with the line of the mistake and a remedy, which
/// Foundation's parser does not have. Source of the syntax: Apple, "Property List Programming Guide", "Old-Style ASCII
/// Property Lists".
struct OldStyleParser {
    /// What stands before and behind a `=`.
    struct Entry: Hashable {
        var key: String
        var value: PropertyList
        /// The line of the key, from 1.
        var line: Int
    }

    private var scanner: OldStyleScanner
    private var valuesLeft = PropertyList.largestCount

    /// The entries of a `.strings` file in its order, with braces around them or without; of a repeated key there are
    /// several.
    static func entries(of text: String) throws(PropertyListFailure) -> [Entry] {
        var parser = OldStyleParser(scanner: OldStyleScanner(text))
        try parser.scanner.skipSpace()
        let isBraced = parser.scanner.peek == "{"
        let entries = try isBraced ? parser.braced(depth: 0) : parser.entries(depth: 0)
        try parser.expectEnd(after: isBraced ? "the '}'" : "the last ';'")
        return entries
    }

    /// A whole property list: a text, data, an array, a dictionary or the inside of one.
    static func propertyList(of text: String) throws(PropertyListFailure) -> PropertyList {
        var parser = OldStyleParser(scanner: OldStyleScanner(text))
        try parser.scanner.skipSpace()
        if try parser.beginsEntry() { return .dictionary(PropertyListDictionary(entries: try entries(of: text))) }
        guard let value = try parser.value(depth: 0) else {
            throw parser.scanner.failure("it begins with \(parser.scanner.foundHere)")
        }
        try parser.expectEnd(after: "its value")
        return value
    }

    /// Whether a text comes next, and then what only an entry has.
    private func beginsEntry() throws(PropertyListFailure) -> Bool {
        var ahead = self
        guard try ahead.scanner.text() != nil else { return false }
        try ahead.scanner.skipSpace()
        return ahead.scanner.peek == "=" || ahead.scanner.peek == ";"
    }

    private mutating func expectEnd(after end: String) throws(PropertyListFailure) {
        try scanner.skipSpace()
        guard scanner.peek != nil else { return }
        throw scanner.failure("there is \(scanner.foundHere) after \(end), which ends it")
    }

    // MARK: Values

    /// - Returns: nil when no value comes next.
    private mutating func value(depth: Int) throws(PropertyListFailure) -> PropertyList? {
        guard depth <= PropertyList.greatestDepth else { throw .tooDeep }
        valuesLeft -= 1
        guard valuesLeft >= 0 else { throw .tooLarge }
        switch scanner.peek {
        case "{": return .dictionary(PropertyListDictionary(entries: try braced(depth: depth)))
        case "(": return .array(try items(depth: depth))
        case "<": return .data(try scanner.data())
        default: return try scanner.text().map { .string($0.text) }
        }
    }

    private mutating func items(depth: Int) throws(PropertyListFailure) -> [PropertyList] {
        let start = scanner.line
        var items: [PropertyList] = []
        scanner.advance()
        while true {
            try scanner.skipSpace()
            if scanner.skip(")") { return items }
            guard let item = try value(depth: depth + 1) else { break }
            items.append(item)
            try scanner.skipSpace()
            if !scanner.skip(","), scanner.peek != ")" { break }
        }
        guard scanner.peek != nil else { throw scanner.failure("the '(' that begins here has no ')'", line: start) }
        throw scanner.failure("an array goes on with ',' or ends with ')', and not with \(scanner.foundHere)")
    }

    private mutating func braced(depth: Int) throws(PropertyListFailure) -> [Entry] {
        let start = scanner.line
        scanner.advance()
        let entries = try entries(depth: depth)
        guard scanner.skip("}") else { throw scanner.failure("the '{' that begins here has no '}'", line: start) }
        return entries
    }

    // MARK: Entries

    /// The entries up to a `}`, which is left, or to the end.
    private mutating func entries(depth: Int) throws(PropertyListFailure) -> [Entry] {
        var entries: [Entry] = []
        try scanner.skipSpace()
        while let next = scanner.peek, next != "}" {
            if next == ";" { scanner.advance() } else { entries.append(try entry(depth: depth)) }
            try scanner.skipSpace()
        }
        return entries
    }

    private mutating func entry(depth: Int) throws(PropertyListFailure) -> Entry {
        guard let key = try scanner.text() else {
            let hint = scanner.isCurlyQuoteNext ? "; texts stand in straight quotes" : ""
            throw scanner.failure("a text in quotes must stand here, and not \(scanner.foundHere)\(hint)")
        }
        var entry = Entry(key: key.text, value: .string(key.text), line: key.lines.lowerBound)
        try scanner.skipSpace()
        if scanner.peek == ";" { return entry }
        guard scanner.skip("=") else { throw missing("=", after: key) }
        try scanner.skipSpace()
        let start = scanner
        guard let value = try value(depth: depth + 1) else {
            throw scanner.failure("the text for '\(key.text.short)' must stand here, and not \(scanner.foundHere)")
        }
        entry.value = value
        let end = scanner.line
        try scanner.skipSpace()
        guard scanner.peek == ";" else {
            var again = start
            if let text = try again.text() { throw missing(";", after: text) }
            throw scanner.failure("a ';' is missing after the value of '\(key.text.short)'", line: end)
        }
        return entry
    }

    /// A text that goes on to the next line is most often one whose quote is missing.
    private func missing(_ sign: Character, after last: OldStyleScanner.Text) -> PropertyListFailure {
        if last.isQuoted, last.lines.count > 1 {
            let message =
                "the text '\(last.text.firstLine.short)' goes on to line \(last.lines.upperBound): is its '\"' missing?"
            return scanner.failure(message, line: last.lines.lowerBound)
        }
        if sign == "=", scanner.peek == ":" {
            return scanner.failure("there is ':' where '=' belongs; JSON is no property list")
        }
        let isOnOneLine = scanner.line == last.lines.upperBound && scanner.peek != nil
        let hint = last.isQuoted && isOnOneLine && sign == ";" ? #"; a quote within a text is written '\"'"# : ""
        return scanner.failure("a '\(sign)' is missing after '\(last.text.short)'\(hint)", line: last.lines.upperBound)
    }
}

extension PropertyListDictionary {
    /// Of two entries with one key the later counts.
    fileprivate init(entries: [OldStyleParser.Entry]) { self.init(entries.map { ($0.key, $0.value) }) }
}

extension String {
    fileprivate var short: String { (count > 40 ? prefix(40) + "…" : self).shown }

    fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
}
