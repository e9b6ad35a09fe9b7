import ChapterKit

/// The parts of a browser's request that affect the response.
package struct SiteRequest: Sendable {
    package var method: String
    /// The path as it was sent, percent-encoded, without the query.
    package var path: String
    /// The text after the `?`.
    package var query: String
    package var host: String?

    package init(method: String, path: String, query: String = "", host: String?) {
        (self.method, self.path, self.query, self.host) = (method, path, query, host)
    }

    /// The file of the site that the path names, or `nil` if the path is invalid. The site may not contain the file.
    ///
    /// The path is percent-decoded once. It's a key of the site's files instead of a path on the disk, so `..` doesn't
    /// lead outside the site.
    var file: String? {
        guard path.hasPrefix("/") else { return nil }
        let decoded = URLText.decoded(String(path.dropFirst()))
        return decoded.isEmpty || decoded.hasSuffix("/") ? decoded + "index.html" : decoded
    }

    /// Returns a Boolean value indicating whether the request was meant for this computer.
    ///
    /// A page from another site can use a host name that resolves to 127.0.0.1, and could then read the served pages.
    /// The browser still sends that name in the request.
    func isMeantForLoopback(port: Int) -> Bool {
        let names = ["127.0.0.1", "localhost"]
        guard let host = host?.lowercased() else { return false }
        return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
    }
}

/// The response to a browser's request.
package struct SiteResponse: Sendable, Equatable {
    package enum Status: Int, Sendable {
        case ok = 200
        case forbidden = 403
        case notFound = 404
        case notAllowed = 405
        case failed = 500
        case unavailable = 503

        /// The reason phrase in HTTP.
        package var phrase: String {
            switch self {
            case .ok: "OK"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .notAllowed: "Method Not Allowed"
            case .failed: "Internal Server Error"
            case .unavailable: "Service Unavailable"
            }
        }
    }

    package var status: Status
    package var headers: [String: String]
    package var body: [UInt8]
    /// The length of the body of a GET response. The response to a HEAD request has no body.
    package var length: Int

    init(_ status: Status = .ok, type: String, _ body: [UInt8]) {
        self.status = status
        self.body = body
        length = body.count
        headers = [
            "Content-Type": type,
            // Every request returns the current state of the book.
            "Cache-Control": "no-store",
            // Browsers don't guess a different media type, and pages from other sites can't use the file.
            "X-Content-Type-Options": "nosniff",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
    }

    init(_ status: Status = .ok, text: String) { self.init(status, type: ContentType.plain, Array(text.utf8)) }
}
