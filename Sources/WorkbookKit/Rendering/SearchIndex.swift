/// The titles and headings of a book, as a script that the search field loads.
///
/// A script rather than data, because a page on disk may load scripts from beside it but not read files.
enum SearchIndex {
    static func file(_ reports: [ChapterReport]) -> OutputFile {
        var text = "window.workbookSearch = [\n"
        for report in reports {
            let headings = report.headings.map { "[\(literal($0.text)),\(literal($0.anchor))]" }.joined(separator: ",")
            text += "[\(literal(report.outline.title)),\(literal(URLText.ofPath(report.outline.page))),[\(headings)]],\n"
        }
        return OutputFile(path: "search.js", text: text + "];\n")
    }

    /// A JSON string that is safe in a script element too.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}":
                let code = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
