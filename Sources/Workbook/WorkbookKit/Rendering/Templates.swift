import Mustache

/// The templates of a site: its pages, and the files that every page uses.
public struct Templates: Sendable {
    let page: FastTemplate
    let index: FastTemplate
    /// The page with the whole book; without its template there is no such page.
    let book: FastTemplate?
    /// The page for addresses where there is none; without its template there is no such page.
    let missing: FastTemplate?
    /// The page that lists names; without its template there is no such page.
    let names: FastTemplate?
    /// The page that lists sources; without its template there is no such page.
    let sources: FastTemplate?
    /// Files to copy beside the pages, such as `site.css`.
    let assets: [OutputFile]
    /// The text of all of them, to notice a change.
    let bytes: [UInt8]
    /// What is wrong with templates that can be used all the same.
    let diagnostics: [Diagnostic]

    /// Why a template cannot be used.
    public struct Failure: UserFacingError {
        public var description: String
    }

    /// - Parameter files: `page.html` and `index.html`; `book.html`, `names.html`, `sources.html` and `missing.html` if there are to be such
    ///   pages; and what else the pages use.
    /// - Parameters:
    ///   - name: what their folder is called in diagnostics.
    ///   - known: templates that use every tag that is filled, to which these are compared; none to leave them unchecked.
    /// - Throws: `Failure` when a page is missing or is not well-formed Mustache.
    public init(_ files: [OutputFile], name: String, known: [OutputFile] = []) throws {
        let required = ["page.html", "index.html"]
        let optional = [ListPages.wholeBook, ListPages.names, ListPages.sources, "missing.html"]
        @Sendable func template(_ file: String) throws -> FastTemplate? {
            guard let found = files.first(where: { $0.path == file }) else {
                if optional.contains(file) { return nil }
                throw Failure(description: "\(name)/\(file):1:1: error: the template is missing")
            }
            return FastTemplate(try MustacheTemplate(OutputFile(path: "\(name)/\(file)", bytes: found.bytes)))
        }
        let templates = try parallelMap(required + optional, template)
        (page, index) = (templates[0]!, templates[1]!)
        (book, names, sources, missing) = (templates[2], templates[3], templates[4], templates[5])
        bytes = files.flatMap(\.bytes)
        assets = files.filter { !(required + optional).contains($0.path) }
        diagnostics = known.isEmpty ? [] : TemplateTags.unknown(in: files, known: known, folder: name)
    }

    /// Reads the templates in a folder.
    public init(folder: String, known: [OutputFile] = []) throws {
        try self.init(Self.files(in: folder), name: folder, known: known)
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
            throw Templates.Failure(description: "\(place): error: \(Self.words(for: error.error))")
        }
    }

    private static func words(for error: any Swift.Error) -> String {
        switch error as? Self.Error {
        case .sectionCloseNameIncorrect: "this '{{/…}}' closes another section than the one that is open"
        case .unfinishedName: "the name of a tag is never ended; write '}}'"
        case .expectedSectionEnd: "a section is never closed; write '{{/…}}' with its name"
        case .invalidSetDelimiter: "these are no delimiters; write '{{=<% %>=}}'"
        case let other?: "this is not a template: \(other)"
        case nil: "a tag is never ended; write '}}'"
        }
    }
}
