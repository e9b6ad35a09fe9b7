/// The media types of files, determined from their extensions.
enum ContentType {
    static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let type = types[name[name.index(after: dot)...].lowercased()]
        else { return "application/octet-stream" }
        return type
    }

    static let html = "text/html; charset=utf-8"
    static let plain = "text/plain; charset=utf-8"

    private static let types = [
        "html": html, "htm": html,
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
        "json": "application/json", "xml": "application/xml", "webmanifest": "application/manifest+json",
        "txt": plain, "md": plain, "swift": plain, "plist": plain, "strings": plain, "csv": plain,
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
        "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
        "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "m4a": "audio/mp4",
        "pdf": "application/pdf", "zip": "application/zip",
    ]
}
