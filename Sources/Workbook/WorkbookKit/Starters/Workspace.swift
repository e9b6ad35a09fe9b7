import ChapterKit
import SwiftText

/// The workspace of a reader: a package for each chapter, a program that shows the reader's progress, and an app.
///
/// It contains all chapters of the book that have code, or one chapter and those that it needs.
package struct Workspace: Sendable {
    package let packages: [ChapterPackage]
    let configuration: BookConfiguration
    let title: String
    let summary: String
    /// The chapter that the workspace is made for, or `nil` if it's for the whole book.
    let chapter: Chapter?
    let isSolution: Bool

    /// The folder of the book's data, which readers need not open.
    static let dataFolder = ".book"

    /// Creates a workspace.
    ///
    /// - Parameters:
    ///   - chapters: The chapters, in the order of the book, and the chapters that each of them needs.
    ///   - chapter: The chapter that the workspace is made for, or `nil` if it's for the whole book. The exercises of the
    ///     other chapters are solved.
    ///   - isSolution: A Boolean value indicating whether all exercises are solved.
    ///   - simulatedNames: The names that the modules declare and iOS doesn't. A test that uses none of them also runs
    ///     on a device.
    package init(
        _ chapters: [Chapter], for chapter: Chapter? = nil, configuration: BookConfiguration, title: String,
        summary: String, isSolution: Bool = false, simulatedNames: Set<String> = []
    ) {
        let chapters = chapters.filter { $0.declaresSomething || !$0.resources.isEmpty }
        let simulated = ChapterPackage.simulated(configuration)
        let appModule = configuration.starter?.ios == nil ? nil : configuration.starter?.app
        // Exercises get their names first, because the reader looks for their files.
        var fileNames = FileNames()
        var packages: [String: ChapterPackage] = [:]
        var order: [ChapterPackage] = []
        for (index, each) in chapters.enumerated() {
            let exercises = Exercise.exercises(of: each)
            let files = exercises.map { ($0.name, fileNames.make(from: $0.typeName)) }
            let package = ChapterPackage(
                chapter: each, needs: each.metadata.needs.compactMap { packages[$0.slug] }.withNeeds,
                configuration: configuration,
                isSolution: isSolution || chapter.map { $0.metadata != each.metadata } ?? false, exercises: exercises,
                simulatedNames: simulatedNames, appModule: appModule,
                folder: Self.folder(of: each.metadata, index: index),
                exerciseFiles: Dictionary(files) { first, _ in first },
                names: DeclaredNames(of: each, without: simulated))
            packages[each.metadata.slug] = package
            order.append(package)
        }
        self.packages = order
        self.configuration = configuration
        self.title = title
        self.summary = summary
        self.chapter = chapter
        self.isSolution = isSolution
        takenNames = fileNames
    }

    /// The names of the files of the exercises.
    private let takenNames: FileNames

    /// Returns the folder of a chapter, such as `Chapters/01-windows`.
    private static func folder(of metadata: Chapter.Metadata, index: Int) -> String {
        let number = metadata.number ?? (metadata.isIntroduction ? 0 : index + 1)
        return "Chapters/\(number < 10 ? "0" : "")\(number)-\(metadata.slug.replacing("/", with: "-"))"
    }

    /// Returns the files of the workspace, without those of the modules and the app.
    ///
    /// - Parameter templates: The Mustache files. Those in `Chapter` are for the package of each chapter.
    /// - Throws: An error if a template isn't well-formed.
    package func files(templates: [OutputFile]) throws -> [OutputFile] {
        let prefix = "Chapter/"
        let context = context
        let root = try templates.filter { !$0.path.hasPrefix(prefix) }
            .map { try StarterTemplate($0).filled(with: context) }
        let chapterTemplates = templates.filter { $0.path.hasPrefix(prefix) }
            .map { OutputFile(path: String($0.path.dropFirst(prefix.count)), bytes: $0.bytes) }
        var fileNames = takenNames
        let chapters = try packages.flatMap { package in
            try package.files(templates: chapterTemplates, fileNames: &fileNames)
        }
        return root + chapters + [exerciseList, solutions]
    }

    /// Returns the app with the chapters, or `nil` if the book has none.
    ///
    /// - Parameter files: The files of each chapter's part of the app, keyed by the chapter's slug.
    package func app(files: [String: [OutputFile]]) -> WorkspaceApp? {
        guard let starter = configuration.starter, let ios = starter.ios, let module = starter.app else { return nil }
        return WorkspaceApp(
            module: module, title: title, deploymentTarget: ios.version, language: configuration.language,
            chapters: packages.map { package in
                WorkspaceApp.Chapter(
                    name: package.chapter.metadata.slug, number: package.chapter.metadata.number ?? 0,
                    title: package.chapter.metadata.title, directory: package.identity,
                    testTarget: package.hasTests ? package.testModule : nil, sourceFolders: package.sourceFolders,
                    resources: package.chapter.resources.map(\.resource.path),
                    files: files[package.chapter.metadata.slug] ?? [])
            })
    }

    private var context: [String: Any] {
        var context: [String: Any] = [
            "title": title, "summary": summary, "isSolution": isSolution,
            "chapters": packages.filter { !$0.exercises.isEmpty }.map {
                ["title": $0.chapter.metadata.title, "folder": $0.folder, "name": $0.chapter.metadata.slug]
            },
            "isCarried": configuration.starter.map { !$0.sources.isEmpty && $0.package == nil } ?? false,
            "hasPictures": packages.contains { !$0.drawings.isEmpty || !$0.examples.isEmpty },
        ]
        let open = packages.filter { !$0.exercises.isEmpty && !$0.isSolution }
        if let first = open.first?.chapter.metadata {
            context["first"] = ["title": first.title, "name": first.slug, "folder": open[0].folder]
        }
        // The example for a reader who begins later in the book.
        if let late = open.max(by: { $0.needs.count < $1.needs.count })?.chapter.metadata {
            context["last"] = ["title": late.title, "name": late.slug]
        }
        if let minutes = configuration.starter?.minutes {
            context["minutes"] = minutes == 1 ? "a minute" : "\(minutes) minutes"
        }
        if let app = configuration.starter?.app, configuration.starter?.ios != nil { context["app"] = ["module": app] }
        return context
    }
}

extension [ChapterPackage] {
    /// The packages with those that they need, each after those that it needs.
    fileprivate var withNeeds: [ChapterPackage] {
        var seen: Set<String> = []
        return flatMap { $0.needs + [$0] }.filter { seen.insert($0.folder).inserted }
    }
}
