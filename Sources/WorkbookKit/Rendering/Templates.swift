import Mustache

/// The templates of a site: its pages, and the files that every page uses.
public struct Templates: Sendable {
    let page: FastTemplate
    let index: FastTemplate
    /// The page with the whole book; without its template there is no such page.
    let book: FastTemplate?
    /// Files to copy beside the pages, such as `site.css`.
    let assets: [OutputFile]
    /// The text of all of them, to notice a change.
    let bytes: [UInt8]

    /// Why a template cannot be used.
    public struct Failure: UserFacingError {
        public var description: String
    }

    /// - Parameter files: `page.html`, `index.html`, `book.html` if there is to be one, and what else the pages use.
    /// - Throws: `Failure` when a page is missing or is not well-formed Mustache.
    public init(_ files: [OutputFile], name: String) throws {
        @Sendable func template(_ file: String) throws -> FastTemplate {
            guard let found = files.first(where: { $0.path == file }) else {
                throw Failure(description: "\(name)/\(file):1:1: error: the template is missing")
            }
            return FastTemplate(try MustacheTemplate(OutputFile(path: "\(name)/\(file)", bytes: found.bytes)))
        }
        let names =
            ["page.html", "index.html"]
            + (files.contains { $0.path == ListPages.wholeBook } ? [ListPages.wholeBook] : [])
        let templates = try parallelMap(names, template)
        (page, index, book) = (templates[0], templates[1], templates.count > 2 ? templates[2] : nil)
        bytes = files.flatMap(\.bytes)
        assets = files.filter { !names.contains($0.path) }
    }

    /// Reads the templates in a folder.
    public init(folder: String) throws {
        try self.init(Self.files(in: folder), name: folder)
    }

    /// Reads the files in a folder.
    public static func files(in folder: String) throws -> [OutputFile] {
        try FileSystem.entries(below: folder).filter { !$0.isLink }.map {
            OutputFile(path: $0.path, bytes: try FileSystem.read("\(folder)/\($0.path)"))
        }
    }
}

extension MustacheTemplate {
    /// Parses a file.
    ///
    /// - Throws: `Templates.Failure` with the place of what is not well-formed.
    init(_ file: OutputFile) throws {
        do {
            try self.init(string: String(decoding: file.bytes, as: UTF8.self))
        } catch let error as ParserError {
            let place = "\(file.path):\(error.context.lineNumber):\(error.context.columnNumber)"
            throw Templates.Failure(description: "\(place): error: \(error.error)")
        }
    }
}
