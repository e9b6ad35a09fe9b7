/// What a browser asks for, as far as an answer depends on it.
package struct SiteRequest: Sendable {
    package var method: String
    /// As it was sent, percent-encoded, without what follows a `?`.
    package var path: String
    /// What follows the `?`.
    package var query: String
    package var host: String?

    package init(method: String, path: String, query: String = "", host: String?) {
        (self.method, self.path, self.query, self.host) = (method, path, query, host)
    }

    /// The file of the site that the path names, if the site has such a file; nil when it is no path.
    ///
    /// Encoding is undone once. A name is looked up as it is: `..` is no way up, because a site is no folder.
    var file: String? {
        guard path.hasPrefix("/") else { return nil }
        let decoded = URLText.decoded(String(path.dropFirst()))
        return decoded.isEmpty || decoded.hasSuffix("/") ? decoded + "index.html" : decoded
    }

    /// Whether the request was meant for this computer.
    ///
    /// A page from elsewhere can have its own name lead to 127.0.0.1, and would then read what is served here; but the
    /// browser still says the name.
    func isMeantForLoopback(port: Int) -> Bool {
        let names = ["127.0.0.1", "localhost"]
        guard let host = host?.lowercased() else { return false }
        return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
    }
}

/// What a browser is answered.
package struct SiteResponse: Sendable, Equatable {
    package enum Status: Int, Sendable {
        case ok = 200
        case forbidden = 403
        case notFound = 404
        case notAllowed = 405
        case unavailable = 503

        /// The word that HTTP has for it.
        package var phrase: String {
            switch self {
            case .ok: "OK"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .notAllowed: "Method Not Allowed"
            case .unavailable: "Service Unavailable"
            }
        }
    }

    package var status: Status
    package var headers: [String: String]
    package var body: [UInt8]
    /// The length of what would be sent for GET: a HEAD has no body.
    package var length: Int

    init(_ status: Status = .ok, type: String, _ body: [UInt8]) {
        self.status = status
        self.body = body
        length = body.count
        headers = [
            "Content-Type": type,
            // Every request sees the book as it is now.
            "Cache-Control": "no-store",
            // A file is what it is said to be, and no page from elsewhere can use it.
            "X-Content-Type-Options": "nosniff",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
    }

    init(_ status: Status = .ok, text: String) { self.init(status, type: ContentType.plain, Array(text.utf8)) }
}
