/// A page as the server sends it, with the script that reloads it, and the diagnostics at its end.
///
/// The pages of a build forbid all requests. A served page allows requests to the server that it comes from.
struct ServedPage {
    /// The version of the book. The script requests the following one.
    var version: String
    /// The diagnostics that are about the page.
    var diagnostics: BookDiagnostics
    /// The diagnostics of which the page shows only the number.
    var elsewhere = BookDiagnostics()

    func bytes(of page: [UInt8]) -> [UInt8] {
        var rest = page[...]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(page.count + 4096)
        // If a page has no end tag of its head, everything is appended to the page, where browsers accept it too.
        if let end = page.firstRange(of: Self.endOfHead) {
            if let policy = page[..<end.lowerBound].firstRange(of: Self.policy) {
                bytes += rest[..<policy.upperBound] + Array("connect-src 'self'; ".utf8)
                rest = rest[policy.upperBound...]
            }
            bytes += rest[..<end.lowerBound] + head
            rest = rest[end.lowerBound...]
        }
        let foot = (rest.count == page.count ? head : []) + diagnostics.panel(elsewhere: elsewhere)
        guard let end = rest.suffix(Self.longestEnd).firstRange(of: Self.endOfBody) else { return bytes + rest + foot }
        return bytes + rest[..<end.lowerBound] + foot + rest[end.lowerBound...]
    }

    /// Returns a page that isn't part of the site, with a heading and a sentence.
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
            <link rel="stylesheet" href="\(ServedBook.reservedPath)serve.css">
            <script src="\(ServedBook.reservedPath)reload.js" data-version="\(version)" defer></script>

            """.utf8)
    }

    private static let endOfHead = Array("</head>".utf8)
    private static let endOfBody = Array("</body>".utf8)
    private static let policy = Array("http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    /// The number of bytes at the end of a page in which `</body>` is searched for.
    private static let longestEnd = 1024
}
