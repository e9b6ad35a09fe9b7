import ChapterKit
import Mustache

/// The templates of a site's pages, and the files that every page uses.
package struct Templates: Sendable {
    let page: PageTemplate<ChapterPage>
    let index: PageTemplate<IndexPage>
    /// The template of the page with the whole book, or `nil` for a site without it.
    let book: PageTemplate<WholeBook.Page>?
    /// The template of the page for missing pages, or `nil` for a site without it.
    let missing: PageTemplate<AddressedFiles.MissingPage>?
    /// The template of the page that lists names, or `nil` for a site without it.
    let names: PageTemplate<NamesPage.Page>?
    /// The template of the page that lists sources, or `nil` for a site without it.
    let sources: PageTemplate<SourcesPage.Page>?
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
    /// - Throws: `TemplateError` if a required page is missing or isn't well-formed Mustache.
    package init(_ files: [OutputFile], name: String) throws {
        let read = try parallelMap(Self.pages) { page -> (template: FastTemplate, diagnostics: [Diagnostic])? in
            guard let bytes = files.first(where: { $0.path == page.template })?.bytes else {
                if !Self.required.contains(page.template) { return nil }
                throw TemplateError(description: "\(name)/\(page.template):1:1: error: the template is missing")
            }
            let file = OutputFile(path: "\(name)/\(page.template)", bytes: bytes)
            let template = FastTemplate(try MustacheTemplate(file))
            return (template, TemplateCheck.diagnostics(in: file, tags: page.declarations))
        }
        let templates = Dictionary(uniqueKeysWithValues: zip(Self.pages.map { $0.template }, read))
        func template<Page>() -> PageTemplate<Page>? {
            templates[Page.template]?.map { PageTemplate(template: $0.template) }
        }
        (page, index) = (template()!, template()!)
        (book, names, sources, missing) = (template(), template(), template(), template())
        bytes = files.flatMap(\.bytes)
        assets = files.filter { templates[$0.path] == nil }
        diagnostics = read.flatMap { $0?.diagnostics ?? [] }
    }

    /// The pages that templates make, in the order of the manual.
    static let pages: [any TemplatePage.Type] = [
        ChapterPage.self, IndexPage.self, WholeBook.Page.self, NamesPage.Page.self, SourcesPage.Page.self,
        AddressedFiles.MissingPage.self,
    ]
    private static let required = [ChapterPage.template, IndexPage.template]

    /// Creates templates from the files in a folder.
    package init(folder: String) throws { try self.init(Self.files(in: folder), name: folder) }

    /// Returns the files in a folder. Links are left out.
    package static func files(in folder: String) throws -> [OutputFile] {
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
package struct TemplateError: UserFacingError {
    package var description: String
}
