/// Hashes of everything that a chapter's page depends on.
struct PageKeys: Sendable {
    /// What is the same for every page: the tool, the templates, the configuration, and which files there are.
    private let common: UInt64
    private let renderer: PageRenderer
    private let folder: BookFolder
    /// The pictures of each chapter, relative to the book's folder.
    private let figures: [Substring: [String]]

    init(_ folder: BookFolder, renderer: PageRenderer, templates: Templates) {
        self.folder = folder
        self.renderer = renderer
        let files = folder.book.files.sorted()
        let parts = [FileSystem.toolStamp, "\(folder.book.configuration)", "\(folder.book.isPlain)"] + files
        common = ContentHash.hash(Array(parts.joined(separator: "\n").utf8) + templates.bytes)
        figures = Dictionary(grouping: files.filter { $0.hasPrefix("figures/") }) {
            $0.dropFirst(8).prefix { $0 != "/" }
        }
    }

    func key(of outline: Chapter.Outline, source: [UInt8]) throws -> UInt64 {
        var bytes = renderer.surroundings(of: outline)
        var hashes = [common, ContentHash.hash(source)]
        for file in figures[outline.slug[...]] ?? [] {
            hashes.append(ContentHash.hash(try FileSystem.read("\(folder.path)/\(file)")))
        }
        for hash in hashes { withUnsafeBytes(of: hash) { bytes.append(contentsOf: $0) } }
        return ContentHash.hash(bytes)
    }
}
