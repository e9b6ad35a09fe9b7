import Mustache

/// The templates of a site's pages, and the files that every page uses.
public struct Templates: Sendable {
    let page: FastTemplate
    let index: FastTemplate
    /// The template of the page with the whole book, or `nil` for a site without it.
    let book: FastTemplate?
    /// The template of the page for missing pages, or `nil` for a site without it.
    let missing: FastTemplate?
    /// The template of the page that lists names, or `nil` for a site without it.
    let names: FastTemplate?
    /// The template of the page that lists sources, or `nil` for a site without it.
    let sources: FastTemplate?
    /// The files to copy next to the pages, such as `site.css`.
    let assets: [OutputFile]
    /// The contents of all templates, for detecting a change.
    let bytes: [UInt8]
    /// The diagnostics of templates that can be used.
    let diagnostics: [Diagnostic]

    /// Creates templates from files.
    ///
    /// - Parameters:
    ///   - files: The files: `page.html`, `index.html`, optionally `book.html`, `names.html`, `sources.html`, and
    ///     `missing.html`, and the other files that pages use.
    ///   - name: The name of the templates' folder in diagnostics.
    ///   - known: The templates that use every tag with a value. Unknown tags are reported, unless it's empty.
    /// - Throws: `TemplateError` if a required page is missing or isn't well-formed Mustache.
    public init(_ files: [OutputFile], name: String, known: [OutputFile] = []) throws {
        let required = ["page.html", "index.html"]
        let optional = [ListPages.wholeBook, ListPages.names, ListPages.sources, "missing.html"]
        @Sendable func template(_ file: String) throws -> FastTemplate? {
            guard let found = files.first(where: { $0.path == file }) else {
                if optional.contains(file) { return nil }
                throw TemplateError(description: "\(name)/\(file):1:1: error: the template is missing")
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

    /// Creates templates from the files in a folder.
    public init(folder: String, known: [OutputFile] = []) throws {
        try self.init(Self.files(in: folder), name: folder, known: known)
    }

    /// Returns the files in a folder. Links are left out.
    public static func files(in folder: String) throws -> [OutputFile] {
        try FileSystem.entries(below: folder).filter { !$0.isLink }.map {
            OutputFile(path: $0.path, bytes: try FileSystem.read("\(folder)/\($0.path)"))
        }
    }
}

extension MustacheTemplate {
    /// Creates a template from a file.
    ///
    /// - Throws: `TemplateError` with the source location of the first error.
    init(_ file: OutputFile) throws {
        do {
            try self.init(string: String(decoding: file.bytes, as: UTF8.self))
        } catch let error as ParserError {
            let location = "\(file.path):\(error.context.lineNumber):\(error.context.columnNumber)"
            throw TemplateError(description: "\(location): error: \(Self.message(for: error.error))")
        }
    }

    private static func message(for error: any Swift.Error) -> String {
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

/// An error that prevents a template from being used.
public struct TemplateError: UserFacingError {
    public var description: String
}
