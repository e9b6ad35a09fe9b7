import Mustache
import SwiftText

/// A book of one chapter in a package of its own: what an author begins with.
public struct NewBook: Sendable {
    /// Where the package comes from whose plugin and tool the book uses.
    public enum Workbook: Sendable {
        /// From an address, in this version or a later one that is compatible.
        case address(String, version: String)
        /// From a folder of this computer.
        case folder(String)
    }

    let title: String
    let workbook: Workbook
    /// The chapters that are there already; empty for a book that begins with one of its own.
    let chapters: [Chapter]

    struct Chapter: Sendable {
        var slug: String
        var needsTestTarget: Bool
    }

    /// - Parameter name: that of the book's folder, after which title and package are called: `my-first_book` -> `My First Book`.
    public init(name: String, workbook: Workbook) {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        title =
            words.isEmpty
            ? "A Book" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        self.workbook = workbook
        chapters = []
    }

    /// The package around chapters that are there already.
    ///
    /// - Throws: `FileSystem.Failure` when a picture of a chapter cannot be read.
    public init(around folder: BookFolder, workbook: Workbook) throws {
        title = folder.book.configuration.title
        self.workbook = workbook
        chapters = try folder.book.chapters.map {
            Chapter(slug: $0.slug, needsTestTarget: try folder.chapter($0).chapter.needsTestTarget)
        }
    }

    /// The files of the book, without its chapters if there are some.
    ///
    /// - Parameter templates: Mustache files, and others that are copied.
    /// - Throws: when a template is not well-formed.
    public func files(templates: [OutputFile]) throws -> [OutputFile] {
        let targets = chapters.filter(\.needsTestTarget).map { TestTargets.name(for: $0.slug) }
        let context: [String: Any] = [
            "name": SwiftLiteral.string(title), "title": title, "dependency": dependency,
            "targets": chapters.isEmpty ? ["WelcomeChapterTests"] : targets,
            "chapter": chapters.first?.slug ?? "welcome",
        ]
        let files = try templates.map { template in
            guard template.path.hasSuffix(".mustache") else { return template }
            let text = String(decoding: template.bytes, as: UTF8.self)
            return OutputFile(
                path: String(template.path.dropLast(".mustache".count)),
                text: try MustacheTemplate(string: text).render(context))
        }
        guard !chapters.isEmpty else { return files }
        let own = files.filter { !$0.path.hasPrefix("chapters/") && !$0.path.hasPrefix("Tests/") }
        return own + targets.map { OutputFile(path: "Tests/\($0)/\($0).swift", text: Self.testFile) }
    }

    /// SwiftPM wants a file in every target.
    private static let testFile = """
        // The chapter's Swift is compiled into this target by the plugin 'ExtractChapterTests'. Tests that its pages need not
        // show can stand here.

        """

    private var dependency: String {
        switch workbook {
        case .address(let address, let version):
            ".package(url: \(SwiftLiteral.string(address)), from: \(SwiftLiteral.string(version)))"
        case .folder(let path):
            ".package(name: \"workbook\", path: \(SwiftLiteral.string(path)))"
        }
    }
}
