import ChapterKit
import Mustache
import SwiftText

/// A new book with one chapter in a package, for an author to start from.
package struct NewBook: Sendable {
    /// The location of the package with the plugin and the tool.
    package enum WorkbookSource: Sendable {
        /// The address of the package, with the minimum version that's compatible.
        case address(String, version: String)
        /// The path of a local folder, and that of the tool that was built in it. Both are relative to the book's
        /// folder, or absolute.
        case folder(String, tool: String)
    }

    let title: String
    let workbook: WorkbookSource
    /// The existing chapters. The array is empty for a book that starts with a sample chapter.
    let chapters: [Chapter]

    struct Chapter: Sendable {
        var slug: String
        var needsTestTarget: Bool
    }

    /// Creates a book.
    ///
    /// - Parameter name: The name of the book's folder, from which the title and the package name are derived. For
    ///   example, `my-first_book` becomes `My First Book`.
    package init(name: String, workbook: WorkbookSource) {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        title =
            words.isEmpty
            ? "A Book" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        self.workbook = workbook
        chapters = []
    }

    /// Creates the package for existing chapters.
    ///
    /// - Throws: `FileSystemError` if a picture of a chapter can't be read.
    package init(around folder: BookFolder, workbook: WorkbookSource) throws {
        title = folder.book.configuration.title
        self.workbook = workbook
        chapters = folder.book.chapters.map {
            Chapter(slug: $0.slug, needsTestTarget: folder.parsedChapter($0).needsTestTarget)
        }
    }

    /// Returns the files of the book, without its chapters if they already exist.
    ///
    /// - Parameter templates: The Mustache files, and other files to copy.
    /// - Throws: An error if a template isn't well-formed.
    package func files(templates: [OutputFile]) throws -> [OutputFile] {
        let targets = chapters.filter(\.needsTestTarget).map { TestTargets.name(for: $0.slug) }
        var context: [String: Any] = [
            "name": SwiftLiteral.string(title), "title": title, "dependency": dependency,
            "targets": chapters.isEmpty ? ["WelcomeChapterTests"] : targets,
            "chapter": chapters.first?.slug ?? "welcome", "command": tool ?? "swift run workbook",
        ]
        context["tool"] = tool
        let files = try templates.map { template in
            guard template.path.hasSuffix(".mustache") else { return template }
            let text = String(decoding: template.bytes, as: UTF8.self)
            return OutputFile(
                path: String(template.path.dropLast(".mustache".count)),
                text: try MustacheTemplate(string: text).render(context))
        }
        guard !chapters.isEmpty else { return Self.manifestFirst(files) }
        let packageFiles = files.filter { !$0.path.hasPrefix("chapters/") && !$0.path.hasPrefix("Tests/") }
        return Self.manifestFirst(packageFiles)
            + targets.map { OutputFile(path: "Tests/\($0)/\($0).swift", text: Self.testFile) }
    }

    /// Returns files with the manifest first, by which the author recognizes a package that exists already.
    private static func manifestFirst(_ files: [OutputFile]) -> [OutputFile] {
        files.filter { $0.path == "Package.swift" } + files.filter { $0.path != "Package.swift" }
    }

    private var tool: String? {
        guard case .folder(_, let tool) = workbook, !tool.isEmpty else { return nil }
        // A path with other characters needs quotes, which differ between make and the shell.
        return tool.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) } ? tool : nil
    }

    /// The text of the file in a test target, because SwiftPM requires a file in every target.
    static let testFile = """
        // The plugin 'ExtractChapterTests' compiles the chapter's Swift code into this target. Add tests here that the page
        // doesn't have to show.

        """

    private var dependency: String {
        switch workbook {
        case .address(let address, let version):
            ".package(url: \(SwiftLiteral.string(address)), from: \(SwiftLiteral.string(version)))"
        case .folder(let path, _):
            ".package(name: \"workbook\", path: \(SwiftLiteral.string(path)))"
        }
    }
}
