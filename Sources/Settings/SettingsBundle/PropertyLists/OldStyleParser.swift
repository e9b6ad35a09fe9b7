import Foundation

/// A parser for old-style property lists, `{ Key = (one, "two"); }`, and for `.strings` files, which are dictionaries
/// without braces.
///
/// It accepts the same input as Foundation. Its errors contain the line and a remedy, which the errors of Foundation's
/// parser don't. Source of the syntax: Apple, "Property List Programming Guide", "Old-Style ASCII Property Lists".
struct OldStyleParser {
    /// The key and the value on the two sides of a `=`.
    struct Entry: Hashable {
        var key: String
        var value: PropertyList
        /// The line number of the key, counted from 1.
        var line: Int
    }

    private var scanner: OldStyleScanner
    private var valuesLeft = PropertyList.largestCount

    /// Returns the entries of a `.strings` file, with or without braces, in the order of the file. A repeated key has
    /// several entries.
    static func entries(of text: String) throws(PropertyListFailure) -> [Entry] {
        var parser = OldStyleParser(scanner: OldStyleScanner(text))
        try parser.scanner.skipSpace()
        let isBraced = parser.scanner.peek == "{"
        let entries = try isBraced ? parser.braced(depth: 0) : parser.entries(depth: 0)
        try parser.expectEnd(after: isBraced ? "the '}'" : "the last ';'")
        return entries
    }

    /// Returns a whole property list: a text, data, an array, a dictionary, or the entries of a dictionary without
    /// braces.
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

    /// Returns a Boolean value indicating whether the next tokens are a text and a sign that only follows a key.
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

    /// Parses the next value.
    ///
    /// - Returns: The value, or `nil` if no value follows.
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

    /// Parses entries up to the end or to a `}`, which isn't consumed.
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

    /// Returns the error about a missing sign. A text that continues on the next line most often lacks a closing quote.
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
    /// Creates a dictionary. If a key occurs twice, the later value is used.
    fileprivate init(entries: [OldStyleParser.Entry]) { self.init(entries.map { ($0.key, $0.value) }) }
}

extension String {
    fileprivate var short: String { (count > 40 ? prefix(40) + "…" : self).escapingControls }

    fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
}
