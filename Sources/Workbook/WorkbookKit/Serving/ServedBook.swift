import ChapterKit

/// The state of a book on the server: its last site, and the current diagnostics.
///
/// A diagnostic doesn't keep pages from being shown. A page with errors is shown as far as it was rendered.
package struct ServedBook: Sendable {
    /// The last site that was rendered, or `nil` if there wasn't one yet.
    package let site: Site?
    package let diagnostics: BookDiagnostics
    /// The pages that show only the diagnostics of their chapter.
    private let pages: ChapterPages
    /// A hash that changes with every change of a page or of the diagnostics on it.
    package let version: String
    /// The files that the server adds to the pages, keyed by name.
    private let additions: [String: [UInt8]]

    /// The path of the server's own files. No file of a site has such a path, because hidden files aren't read.
    static let reservedPath = "/.workbook/"

    package init(
        site: Site?, diagnostics: BookDiagnostics, pages: ChapterPages = ChapterPages(), additions: [String: [UInt8]]
    ) {
        self.site = site
        self.diagnostics = diagnostics
        self.pages = pages
        self.additions = additions
        version = ContentHash.text(
            ContentHash.hash(of: [site?.fingerprint ?? 0, ContentHash.hash(Array(diagnostics.text.utf8))]))
    }

    /// Returns the state after another build. If the build couldn't render a site, the last one is kept.
    package func after(_ site: Site, _ diagnostics: BookDiagnostics, pages: ChapterPages = ChapterPages()) -> ServedBook
    {
        guard diagnostics.error == nil, site.isRendered else {
            return ServedBook(site: self.site, diagnostics: diagnostics, pages: self.pages, additions: additions)
        }
        return ServedBook(site: site, diagnostics: diagnostics, pages: pages, additions: additions)
    }

    /// Returns a Boolean value indicating whether a request waits for the version after the one in its query.
    package func isAwaited(by request: SiteRequest) -> Bool {
        request.method == "GET" && request.path == Self.reservedPath + "version" && request.query == "after=\(version)"
    }

    /// Returns the response to a request. It only contains files of the site and the server. Nothing is read from the
    /// disk, except for an archive that's made when it's requested.
    ///
    /// - Parameter port: The port of the server.
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
        let (here, elsewhere) = diagnostics.split(for: request.file ?? "", in: pages)
        let page = ServedPage(version: version, diagnostics: here, elsewhere: elsewhere)
        if request.path.hasPrefix(Self.reservedPath) {
            let name = String(request.path.dropFirst(Self.reservedPath.count))
            if name == "version" { return SiteResponse(text: version) }
            if let bytes = additions[name] { return SiteResponse(type: ContentType.of(name), bytes) }
        } else if site == nil {
            let sentence = "The pages appear here as soon as you have corrected the errors below."
            return SiteResponse(.unavailable, type: ContentType.html, page.notice("The book has errors", sentence))
        } else if let file = request.file {
            do {
                if let bytes = try site?.bytes(of: file) {
                    let type = ContentType.of(file)
                    return SiteResponse(type: type, type == ContentType.html ? page.bytes(of: bytes) : bytes)
                }
            } catch {
                return SiteResponse(.failed, text: "The file can't be made: \(error)\n")
            }
        }
        let sentence = "The book has no page or file at \(URLText.decoded(request.path)). It may have another name now."
        return SiteResponse(.notFound, type: ContentType.html, page.notice("Nothing is here", sentence))
    }
}
