import SwiftText

/// A listing as the hidden comments of The Swift Programming Language test it: in an HTML comment, behind a line
/// ``- test: `name` ``, a fence `swifttest` whose lines begin with marks.
///
/// `->` shown code, and lines without a mark more of it; `>>` hidden code; `<-`, `<<` and `</` what is printed; `/>` a text
/// that is printed and shown as a comment; `!$` and `!!` what the compiler says; `xx` that the program stops.
struct SwiftTest: Equatable {
    /// The programs that the listing is part of.
    var names: [String]
    /// None where the comment has only the name of a test.
    var lines: [Line]
    /// How many lines of the comment stand before it.
    var offset: Int

    enum Line: Equatable {
        case shown(String)
        case hidden(String)
        /// A line without a mark: more of what stands before it, which is shown as a rule.
        case more(String)
        case printed(String)
        case error(String)
        /// With what it says.
        case stop(String)
    }

    /// The text that the listing prints.
    var output: String {
        lines.reduce(into: "") { output, line in
            if case .printed(let text) = line { output += text + "\n" }
        }
    }

    /// The first error that the compiler is to find.
    var error: String? {
        lines.lazy.compactMap { if case .error(let text) = $0 { text } else { nil } }.first
    }

    var stop: String? {
        lines.lazy.compactMap { if case .stop(let text) = $0 { text } else { nil } }.first
    }

    /// The code, shown and hidden.
    var code: [String] {
        lines.compactMap { line in
            switch line {
            case .shown(let text), .hidden(let text), .more(let text): text
            case .printed, .error, .stop: nil
            }
        }
    }

    /// The lines with none that has no mark: such a line behind a hidden one is hidden, too, if one wants it so.
    func markedLines(hidingMore: Bool) -> [Line] {
        var isHidden = false
        return lines.map { line in
            switch line {
            case .shown: isHidden = false
            case .hidden: isHidden = hidingMore
            case .more(let text): return isHidden ? .hidden(text) : .shown(text)
            case .printed, .error, .stop: break
            }
            return line
        }
    }

    /// Whether something of it, besides remarks, is to be seen.
    var showsCode: Bool {
        markedLines(hidingMore: true).contains {
            if case .shown(let text) = $0 { !TestedFence.code(text[...]).isEmpty } else { false }
        }
    }

    /// The names behind `import`.
    var imported: [String] {
        code.lazy.flatMap { $0.split(separator: ";") }
            .compactMap { $0.prefixMatch(of: #/\s*(?:@\w+\s+)?import\s+(\w+)/#).map { String($0.1) } }
    }

    /// The tests in the text of an HTML comment.
    static func all(in comment: String) -> [SwiftTest] {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
        var tests: [SwiftTest] = []
        var test = SwiftTest(names: [], lines: [], offset: 0)
        var isOnlyNamed = false
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if let names = names(in: line) {
                if isOnlyNamed { tests.append(test) }
                test = SwiftTest(names: names, lines: [], offset: index)
                isOnlyNamed = true
            }
            index += 1
            guard line.trimmed == "```swifttest" else { continue }
            let margin = line.prefix { $0 == " " }.count
            let end = lines[index...].firstIndex { $0.trimmed == "```" } ?? lines.count
            let body = lines[index..<end].map { $0.dropFirst(min(margin, $0.prefix { $0 == " " }.count)) }
            tests.append(SwiftTest(names: test.names, lines: body.flatMap(marked), offset: test.offset))
            isOnlyNamed = false
            index = end + 1
        }
        return isOnlyNamed ? tests + [test] : tests
    }

    /// ``- test: `a, b` `` or ``- test: `a`, `b` ``.
    static func names(in line: Substring) -> [String]? {
        let text = line.trimmed
        guard text.hasPrefix("- test: `"), text.hasSuffix("`") else { return nil }
        let names = text.dropFirst(8).split { $0 == "," || $0 == "`" }.filter { !$0.trimmed.isEmpty }
        return names.map { name in
            String(name.trimmed.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
        }
    }

    private static func marked(_ line: Substring) -> [Line] {
        let rest = String(line.dropFirst(3))
        return switch line.prefix(2) {
        case "->": [.shown(rest)]
        // What hidden lines use of Apple's C library, Foundation has on every system.
        case ">>": [.hidden(rest.replacing("import Darwin", with: "import Foundation"))]
        case "<-", "<<", "</": [.printed(rest)]
        case "/>": [.hidden("print(\"\(rest)\")")]
        case "xx": [.stop(rest)]
        case "!$", "!!": rest.firstMatch(of: #/^\s*(?:\S+:\d+:\d+: )?error: (.*)/#).map { [.error(String($0.1))] } ?? []
        // What an interpreter once said of types and values.
        case "<$": []
        // A line between two parts, as the book once had it.
        case "--" where line.trimmed == "---": []
        // A line of a comment stands where marks do; other lines as far in as code behind a mark.
        default: [.more(line.hasPrefix("   ") ? rest : String(line))]
        }
    }
}
