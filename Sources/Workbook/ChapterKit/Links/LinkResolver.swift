/// A resolver of the links, images, and citations of a chapter.
package struct LinkResolver {
    package enum Target: Equatable {
        /// The page of a chapter, or a position in it.
        case page(Chapter.Metadata, anchor: String?)
        /// A file of the book that isn't a chapter.
        case asset(path: String, suffix: String)
        case external(String)
        /// A link that's invalid or not allowed, with the reason.
        case invalid(String)
    }

    /// The sources that the book cites.
    package let sources: Sources
    private let prefix: String
    private let files: Set<String>
    /// The folders that contain files of the book.
    private let folders: Set<String>
    private let chapters: [String: Chapter.Metadata]
    private let bookKind: BookKind

    init(_ book: Book) {
        sources = book.sources
        prefix = book.prefix
        files = book.files
        folders = Self.folders(of: book.files)
        bookKind = book.kind
        chapters = Dictionary(
            book.chapters.map { (String($0.path.dropFirst(book.prefix.count)), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    package func target(of destination: String, from chapter: Chapter.Metadata) -> Target {
        if destination.isEmpty { return .invalid("a link without a destination; write it between the parentheses") }
        if let scheme = URLText.scheme(of: destination) {
            guard ["http", "https", "mailto"].contains(scheme) else {
                return .invalid("a link can't use '\(scheme):'; use http, https, mailto or a relative path")
            }
            return .external(destination)
        }
        if destination.hasPrefix("//") { return .external(destination) }
        let (path, query, anchor) = Self.parts(of: destination)
        if path.isEmpty { return page(chapter, anchor) }
        guard !path.hasPrefix("/") else {
            return .invalid("'\(destination)' is an absolute path; write a path relative to the chapter")
        }
        guard let file = resolved(URLText.decoded(path), from: chapter) else {
            return .invalid("'\(destination)' is outside the book's folder; link to its web address instead")
        }
        if let target = chapters[file] ?? frontPage(of: file) { return page(target, anchor) }
        if files.contains(file) { return .asset(path: file, suffix: query + (anchor.map { "#" + $0 } ?? "")) }
        if folders.contains(file) {
            return .invalid("'\(destination)' is a folder; link to a file in it")
        }
        return .invalid("'\(destination)' doesn't exist; there is no file '\(prefix)\(file)'")
    }

    /// Returns the file of an image. Images of other sites are refused, because a page sends requests only to its own
    /// site.
    package func image(_ source: String, from chapter: Chapter.Metadata) -> Target {
        if source.isEmpty { return .invalid("an image without a source; write its path between the parentheses") }
        if URLText.scheme(of: source) != nil || source.hasPrefix("//") {
            return .invalid("an image from another site; put its file next to the chapter")
        }
        return switch target(of: source, from: chapter) {
        case .page, .external: .invalid("'\(source)' isn't an image")
        case let target: target
        }
    }

    /// Returns a position in a page. In a plain folder, anchors are case-insensitive, as on code hosts.
    private func page(_ target: Chapter.Metadata, _ anchor: String?) -> Target {
        guard bookKind == .plainMarkdown, let anchor, !anchor.isEmpty else { return .page(target, anchor: anchor) }
        return .page(target, anchor: Anchors.slug(anchor))
    }

    private static func folders(of files: Set<String>) -> Set<String> {
        var folders: Set<String> = [""]
        for file in files {
            var path = file[...]
            // If a folder is in the set, its parents are in the set too.
            while let slash = path.lastIndex(of: "/"), folders.insert(String(path[..<slash])).inserted {
                path = path[..<slash]
            }
        }
        return folders
    }

    /// Returns the chapter that code hosts display for a link to a folder.
    private func frontPage(of folder: String) -> Chapter.Metadata? {
        guard bookKind == .plainMarkdown else { return nil }
        let prefix = folder.isEmpty ? "" : folder + "/"
        return chapters[prefix + "README.md"] ?? chapters[prefix + "index.md"]
    }

    private static func parts(of destination: String) -> (path: String, query: String, anchor: String?) {
        let pieces = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = pieces[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (
            String(path[0]), path.count > 1 ? "?" + path[1] : "",
            pieces.count > 1 ? URLText.decoded(String(pieces[1])) : nil
        )
    }

    /// Returns a path relative to the book's folder for a path relative to a chapter, or `nil` if it leads out of the
    /// folder.
    private func resolved(_ path: String, from chapter: Chapter.Metadata) -> String? {
        var parts = chapter.path.dropFirst(prefix.count).split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
