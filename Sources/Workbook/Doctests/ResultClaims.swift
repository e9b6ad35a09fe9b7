import ChapterKit
import SwiftText

/// The results that the comments of a statement state.
struct ResultClaims: Sendable, Equatable {
    /// A comment, or several lines of one, that may state a result.
    struct Unit: Sendable, Equatable {
        /// The index of the first line in the listing, and the offset of the comment in it, in bytes.
        var line: Int
        var offset: Int
        var text: String
        /// The form of the result.
        var form: Form
        /// A Boolean value indicating whether the comment is inside of the statement.
        var isInside: Bool
        /// A Boolean value indicating whether the comment is on the line of the code.
        var isTrailing = true

        enum Form: Sendable, Equatable {
            /// A line that's printed, after a word such as `Prints`.
            case printed
            /// A value by the look of it, such as `[1, 2]`.
            case value
            /// The value of a variable or its property, as in `set is now [1, 2]`.
            case named(String)
            /// Words, which may be what's printed.
            case words
        }
    }

    /// The end of the statement, if it never completes.
    enum End: Sendable, Equatable {
        /// It stops the process, or doesn't compile.
        case failure
        /// It stops the process.
        case trap
        /// It doesn't compile.
        case rejection
    }

    var units: [Unit] = []
    /// The results in the body of a function, which nothing is compared with.
    var incomparable: [Unit] = []
    var end: End?

    init(_ statement: Statement, declared: Set<String>) {
        if statement.isDeclaration {
            guard ["func", "init"].contains(StatementStart(statement.code).word) else { return }
            add(statement.comments.filter(\.isInside), declared)
            (incomparable, units) = (units.filter { $0.form != .words }, [])
            return
        }
        if let first = statement.comments.first, !first.isInside, let end = Self.end(first.text) {
            self.end = end
            return
        }
        add(statement.comments, declared)
    }

    private mutating func add(_ comments: [Statement.Comment], _ declared: Set<String>) {
        var isList = false
        var open: Unit?
        for comment in comments where !comment.text.isEmpty && !SnippetSlices.isMarker(comment.text) {
            if var unit = open {
                unit.text += " " + comment.text
                open = Brackets(unit.text).open > 0 ? unit : nil
                if open == nil { append(unit, declared) }
                continue
            }
            if let text = Self.printed(comment.text) {
                isList = text.isEmpty || text.hasSuffix(":") && !text.contains("\"")
                if !isList { add(text, .printed, comment) }
                continue
            }
            if isList, !comment.isTrailing {
                add(comment.text, .printed, comment)
                continue
            }
            isList = false
            let unit = Unit(
                line: comment.line, offset: comment.offset, text: comment.text, form: .words,
                isInside: comment.isInside,
                isTrailing: comment.isTrailing)
            if Brackets(comment.text).open > 0, comment.text.prefixMatch(of: Self.list) != nil {
                open = unit
            } else {
                append(unit, declared)
            }
        }
        if let open { append(open, declared) }
    }

    private mutating func add(_ text: String, _ form: Unit.Form, _ comment: Statement.Comment) {
        units.append(
            Unit(
                line: comment.line, offset: comment.offset, text: text, form: form, isInside: comment.isInside,
                isTrailing: comment.isTrailing))
    }

    /// Adds a unit, after its form has been determined.
    private mutating func append(_ unit: Unit, _ declared: Set<String>) {
        var unit = unit
        if let arrow = unit.text.prefixMatch(of: Self.arrow) {
            unit.text = String(unit.text[arrow.range.upperBound...])
            unit.form = Self.isValue(unit.text) ? .value : .words
        } else if let found = unit.text.wholeMatch(of: Self.named),
            declared.contains(String(found.output.1.prefix { $0 != "." })), Self.isValue(String(found.output.2))
        {
            unit.form = .named(String(found.output.1))
            unit.text = String(found.output.2)
        } else if Self.isValue(unit.text) {
            unit.form = .value
            if let remark = unit.text.wholeMatch(of: Self.remark) { unit.text = String(remark.output.1) }
            if let word = unit.text.prefixMatch(of: Self.keyword) { unit.text = String(word.output.1) }
        }
        units.append(unit)
    }

    /// A number with a remark in parentheses.
    private nonisolated(unsafe) static let remark = #/(-?[0-9][0-9A-Za-z_.]*)\s+\(.*\)/#
    /// The beginning of a list, which may go on in the next lines.
    private nonisolated(unsafe) static let list =
        #/(?:`?[\w.]+`?\s*(?:==|=|:|is now|now contains|contains|is)\s+)?`?\[/#
    private nonisolated(unsafe) static let arrow =
        #/(?:=+>|->|→|⇒|==)\s*|(?:[Rr]eturns|[Rr]esult:?|[Ee]quals|is)\s+(?=[-"\[(.\d]|true\b|false\b|nil\b)/#
    private nonisolated(unsafe) static let keyword = #/(true|false|nil)\b(?=$|[,;:.(]|\s+(?:because|since|as|–|—|-)\s)/#
    private nonisolated(unsafe) static let named =
        #/`?([A-Za-z_]\w*(?:\.\w+)*)`?\s*(?:==|=|:|is now equal to|is now|now contains|now equals|now is|contains|equals|is)\s+(.+)/#

    /// Returns the text after a word that introduces what's printed, or `nil` if there's no such word.
    private static func printed(_ text: String) -> String? {
        let word = #/(?i:prints|output|outputs|printed)(?::|\s|$)\s*:?\s*/#
        guard let found = text.prefixMatch(of: word) else { return nil }
        return String(text[found.range.upperBound...])
    }

    private static func end(_ text: String) -> End? {
        let lowercase = text.lowercased()
        if lowercase.wholeMatch(
            of: #/(?:compile(?:r|-time| time)? error|does(?:n't| not) compile)(?:$|[:.!].*| because .*)/#) != nil
        {
            return .rejection
        }
        let trap =
            #/(?:runtime error|fatal error|traps|crashes|precondition failure|fatalerror)(?:$|[:.!].*| because .*)/#
        if lowercase.wholeMatch(of: trap) != nil { return .trap }
        return lowercase.wholeMatch(of: #/error(?:$|:.*|!)/#) != nil ? .failure : nil
    }

    /// Returns a Boolean value indicating whether a text has the form of a value, apart from a remark after it.
    static func isValue(_ text: String) -> Bool {
        var text = text.trimmed
        while let last = text.last, ".`".contains(last), !text.hasSuffix("..") { text.removeLast() }
        while text.first == "`" { text.removeFirst() }
        guard let first = text.first else { return false }
        if text.wholeMatch(of: remark) != nil { return true }
        if text.prefixMatch(of: keyword) != nil { return true }
        if first == "\"" || first == "“" {
            return text.count > 1 && (text.last == "\"" || text.last == "”" || text.hasSuffix("..."))
                && Brackets(text).open == 0
        }
        if first == "[" || first == "{" {
            let bare = ResultText(text).text
            return Brackets(bare).closesAtEnd
        }
        if first == "(" {
            return Brackets(text).closesAtEnd && text.contains(where: { ",\"".contains($0) || $0.isNumber })
        }
        if text.wholeMatch(of: #/(?:Optional|Range|ClosedRange|[A-Z]\w*(?:<[^>]*>)?)\(.*\)/#) != nil { return true }
        if text.wholeMatch(of: #/\.[a-z]\w*(?:\(.*\))?/#) != nil { return true }
        // Numbers, also several, and those with a unit of letters directly after them.
        return text.wholeMatch(of: #/[-+]?[0-9∞][0-9A-Za-z_.+\-]*(?:\s*(?:,|\.\.<|\.\.\.|…)\s*-?[0-9A-Za-z_.+\-]*)*/#)
            != nil
    }
}
