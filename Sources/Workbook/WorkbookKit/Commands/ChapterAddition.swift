import ChapterKit
import SwiftText

/// The files and edits that add a chapter to a book.
package struct ChapterAddition {
    /// The slug of the chapter.
    package let slug: String
    /// The paths that are written, relative to the package, each with a description.
    package private(set) var summary: [(path: String, purpose: String)] = []
    private var files: [OutputFile] = []
    private var edits: [ScaffoldWriter.Edit] = []
    private let package: String

    /// Plans the addition. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - name: The title of the chapter, its slug, or the name of its file.
    ///   - title: The title, if `name` isn't one.
    ///   - folder: The book.
    ///   - package: The path of the package that contains the book.
    /// - Throws: An error if the chapter exists, or if a file can't be edited.
    package init(_ name: String, title: String?, to folder: BookFolder, package: String) throws {
        let book = folder.book
        guard book.kind == .workbook else {
            throw NewChapterError("'\(folder.path)' has no workbook.yml, so it's not a book; 'workbook init' makes one")
        }
        let configurationPath = book.prefix + BookFolder.configurationName
        let errors = folder.diagnostics.filter { $0.severity == .error && $0.location.path == configurationPath }
        if let error = errors.first { throw NewChapterError(error.description) }
        self.package = package
        let chapter = try NewChapter(name, title: title, in: book)
        slug = chapter.slug
        let bookPath = Self.path(of: folder.path, below: package)
        add(
            OutputFile(path: bookPath + chapter.file, text: chapter.text(hasTarget: folder.manifest != nil)),
            "the chapter '\(chapter.title)'")
        let configuration = SourceFile(path: configurationPath, bytes: folder.configurationBytes)
        guard let list = ChapterList.appending(slug, to: configuration) else {
            throw NewChapterError(
                "the list 'chapters' of \(configurationPath) has an unknown form; nothing was written; add '\(slug)' to "
                    + "it, and run the command again")
        }
        edit(bookPath + BookFolder.configurationName, configuration.bytes, list, "the list of chapters")
        if let manifest = folder.manifest { try addTarget(to: manifest) }
    }

    /// Returns the path of a book's folder relative to its package, with a trailing slash.
    private static func path(of folder: String, below package: String) -> String {
        let path = FileSystem.parent(of: folder + "/" + BookFolder.configurationName)
        return path.hasPrefix(package + "/") ? path.dropFirst(package.count + 1) + "/" : ""
    }

    private mutating func addTarget(to manifest: PackageManifest) throws {
        let name = TestTargets.name(for: slug)
        var edited = manifest.file
        if !TestTargets.declared(in: edited).contains(where: { $0.name == name }) {
            if let bytes = TestTargets.adding(name, to: edited) {
                edit(edited.path, edited.bytes, bytes, "the test target '\(name)'")
                edited = SourceFile(path: edited.path, bytes: bytes)
            } else if manifest.describe()?.contains(where: { $0.name == name }) != true {
                // A manifest can compute its targets, which SwiftPM reports.
                throw Self.unknownManifest(name)
            }
        }
        let folder = TestTargets.folder(of: name, in: edited) ?? TestTargets.folder(of: name)
        let names = (try? FileSystem.names(in: "\(package)/\(folder)")) ?? []
        guard !names.contains(where: { $0.hasSuffix(".swift") }) else { return }
        add(
            OutputFile(path: "\(folder)/\(name).swift", text: NewBook.testFile),
            "tests that the page doesn't show")
    }

    private static func unknownManifest(_ name: String) -> NewChapterError {
        NewChapterError(
            """
            the test targets in Package.swift have an unknown form, so none can be added; nothing was written
            Add this target to Package.swift, with the dependencies of your other chapters, and run the command again:

                \(TestTargets.declaration(of: name, indentation: "    "))
            """)
    }

    private mutating func add(_ file: OutputFile, _ purpose: String) {
        files.append(file)
        summary.append((file.path, purpose))
    }

    private mutating func edit(_ path: String, _ old: [UInt8], _ new: [UInt8], _ purpose: String) {
        guard old != new else { return }
        edits.append(ScaffoldWriter.Edit(path: path, old: old, new: new))
        summary.append((path, purpose))
    }

    /// Writes the files and the edits, or nothing.
    ///
    /// - Throws: An error if a file exists or can't be written.
    package func write() throws {
        try ScaffoldWriter(package, remedy: "give the chapter another name").write(files, editing: edits)
    }
}
