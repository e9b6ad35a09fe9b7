import SwiftText

/// A listing in the test format of The Swift Programming Language.
///
/// A test is in an HTML comment. After a line such as ``- test: `name` ``, there's a code block with the info string
/// `swifttest`. Each of its lines begins with a marker:
///
/// - `->` is visible code. Lines without a marker continue it.
/// - `>>` is hidden code.
/// - `<-`, `<<`, and `</` are printed text.
/// - `/>` is text that's printed and visible as a comment.
/// - `!$` and `!!` are messages of the compiler.
/// - `xx` means that the program stops.
struct SwiftTest: Equatable {
    /// The programs that the listing is part of.
    var names: [String]
    /// The lines of the test. It's empty if the comment contains only the name of a test.
    var lines: [Line]
    /// The number of lines of the comment before the test.
    var offset: Int

    enum Line: Equatable {
        case visible(String)
        case hidden(String)
        /// A line without a marker, which continues the lines before it and is usually visible.
        case more(String)
        case printed(String)
        case error(String)
        /// The end of the program, with its message.
        case stop(String)
    }

    /// The text that the listing prints.
    var output: String {
        lines.reduce(into: "") { output, line in
            if case .printed(let text) = line { output += text + "\n" }
        }
    }

    /// The first error that the compiler is expected to report.
    var error: String? {
        lines.lazy.compactMap { if case .error(let text) = $0 { text } else { nil } }.first
    }

    var stop: String? {
        lines.lazy.compactMap { if case .stop(let text) = $0 { text } else { nil } }.first
    }

    /// The lines of code, visible and hidden.
    var code: [String] {
        lines.compactMap { line in
            switch line {
            case .visible(let text), .hidden(let text), .more(let text): text
            case .printed, .error, .stop: nil
            }
        }
    }

    /// Returns the lines with those that have no marker converted to visible or hidden ones.
    ///
    /// - Parameter hidingMore: A Boolean value indicating whether a line without a marker after a hidden line is hidden
    ///   too.
    func markedLines(hidingMore: Bool) -> [Line] {
        var isHidden = false
        return lines.map { line in
            switch line {
            case .visible: isHidden = false
            case .hidden: isHidden = hidingMore
            case .more(let text): return isHidden ? .hidden(text) : .visible(text)
            case .printed, .error, .stop: break
            }
            return line
        }
    }

    /// A Boolean value indicating whether the test has visible code other than comments.
    var showsCode: Bool {
        markedLines(hidingMore: true).contains {
            if case .visible(let text) = $0 { !TestedFence.code(text[...]).isEmpty } else { false }
        }
    }

    /// The names of the modules that the code imports.
    var imported: [String] {
        code.lazy.flatMap { $0.split(separator: ";") }
            .compactMap { $0.prefixMatch(of: #/\s*(?:@\w+\s+)?import\s+(\w+)/#).map { String($0.1) } }
    }

    /// Returns the tests in the text of an HTML comment.
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

    /// Returns the names in a line such as ``- test: `a, b` `` or ``- test: `a`, `b` ``, or `nil` for another line.
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
        case "->": [.visible(rest)]
        // Foundation has the parts of Apple's C library that the hidden lines use, on every system.
        case ">>": [.hidden(rest.replacing("import Darwin", with: "import Foundation"))]
        case "<-", "<<", "</": [.printed(rest)]
        case "/>": [.hidden("print(\"\(rest)\")")]
        case "xx": [.stop(rest)]
        case "!$", "!!": rest.firstMatch(of: #/^\s*(?:\S+:\d+:\d+: )?error: (.*)/#).map { [.error(String($0.1))] } ?? []
        // Output of an interpreter about types and values, which is obsolete.
        case "<$": []
        // A separator between two parts, from an earlier version of the book.
        case "--" where line.trimmed == "---": []
        // A line of a comment begins in the column of the markers. Other lines are indented like the code after a
        // marker.
        default: [.more(line.hasPrefix("   ") ? rest : String(line))]
        }
    }
}
