/// A page as a server sends it: with the script that loads it anew, and what is wrong with the book at its foot.
///
/// The pages that a build makes forbid every request. Here one is allowed, to the server that they come from.
struct ServedPage {
    /// Of the book; the script asks for the one after it.
    var version: String
    var findings: BookFindings

    func bytes(of page: [UInt8]) -> [UInt8] {
        var rest = page[...]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(page.count + 4096)
        // A page without an end of its head gets everything at its end, where a browser finds it too.
        if let end = page.firstRange(of: Self.endOfHead) {
            if let policy = page[..<end.lowerBound].firstRange(of: Self.policy) {
                bytes += rest[..<policy.upperBound] + Array("connect-src 'self'; ".utf8)
                rest = rest[policy.upperBound...]
            }
            bytes += rest[..<end.lowerBound] + head
            rest = rest[end.lowerBound...]
        }
        let foot = (rest.count == page.count ? head : []) + (findings.isEmpty ? [] : findings.panel)
        guard let end = rest.suffix(Self.longestEnd).firstRange(of: Self.endOfBody) else { return bytes + rest + foot }
        return bytes + rest[..<end.lowerBound] + foot + rest[end.lowerBound...]
    }

    /// A page of the server's own, with a heading and a sentence.
    func notice(_ title: String, _ sentence: String) -> [UInt8] {
        var html = HTMLWriter()
        html.markup(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>
            """)
        html.text(title)
        html.markup("</title>\n</head>\n<body class=\"workbook-notice\">\n<main>\n<h1>")
        html.text(title)
        html.markup("</h1>\n<p>")
        html.text(sentence)
        html.markup("</p>\n</main>\n</body>\n</html>\n")
        return bytes(of: html.bytes)
    }

    private var head: [UInt8] {
        Array(
            """
            <link rel="stylesheet" href="\(ServedBook.own)serve.css">
            <script src="\(ServedBook.own)reload.js" data-version="\(version)" defer></script>

            """.utf8)
    }

    private static let endOfHead = Array("</head>".utf8)
    private static let endOfBody = Array("</body>".utf8)
    private static let policy = Array("http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    /// How far before the end of a page its `</body>` is looked for.
    private static let longestEnd = 1024
}
