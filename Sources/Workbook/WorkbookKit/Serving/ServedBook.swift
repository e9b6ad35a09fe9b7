/// A book as a server shows it at one moment: the last site without errors, and what is wrong with the book now.
package struct ServedBook: Sendable {
    /// Nil before there was a build without errors.
    package let site: Site?
    package let findings: BookFindings
    /// Differs whenever a page, or what is shown on it, does.
    package let version: String
    /// What the server adds to the pages, by name.
    private let additions: [String: [UInt8]]

    /// Where the server's own files are. No file of a site has such a path: what is hidden is not read.
    static let own = "/.workbook/"

    package init(site: Site?, findings: BookFindings, additions: [String: [UInt8]]) {
        self.site = site
        self.findings = findings
        self.additions = additions
        version = ContentHash.text(
            ContentHash.hash(of: [site?.fingerprint ?? 0, ContentHash.hash(Array(findings.text.utf8))]))
    }

    /// What the book is after another build: with errors the last good site stays.
    package func after(_ site: Site?, _ findings: BookFindings) -> ServedBook {
        ServedBook(
            site: findings.hasErrors ? self.site : site, findings: findings, additions: additions)
    }

    /// Whether a request is to wait for the version after the one that it names.
    package func isAwaited(by request: SiteRequest) -> Bool {
        request.method == "GET" && request.path == Self.own + "version" && request.query == "after=\(version)"
    }

    /// Answers a request. Nothing but the site's own files is ever looked up, and nothing on the disk.
    ///
    /// - Parameter port: that of the server.
    package func response(to request: SiteRequest, port: Int) -> SiteResponse {
        guard request.isMeantForLoopback(port: port) else {
            return SiteResponse(
                .forbidden, text: "This server answers to 127.0.0.1:\(port) and localhost:\(port) alone.\n")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            var response = SiteResponse(.notAllowed, text: "This server knows GET and HEAD alone.\n")
            response.headers["Allow"] = "GET, HEAD"
            return response
        }
        var response = content(of: request)
        if request.method == "HEAD" { response.body = [] }
        return response
    }

    private func content(of request: SiteRequest) -> SiteResponse {
        let page = ServedPage(version: version, findings: findings)
        if request.path.hasPrefix(Self.own) {
            let name = String(request.path.dropFirst(Self.own.count))
            if name == "version" { return SiteResponse(text: version) }
            if let bytes = additions[name] { return SiteResponse(type: ContentType.of(name), bytes) }
        } else if site == nil {
            let sentence = "Its pages will stand here as soon as the errors below are mended."
            return SiteResponse(.unavailable, type: ContentType.html, page.notice("The book has errors", sentence))
        } else if let file = request.file, let bytes = site?.files[file] {
            let type = ContentType.of(file)
            return SiteResponse(type: type, type == ContentType.html ? page.bytes(of: bytes) : bytes)
        }
        let sentence = "The book has no page or file at \(URLText.decoded(request.path)). It may have another name now."
        return SiteResponse(.notFound, type: ContentType.html, page.notice("Nothing is here", sentence))
    }
}
