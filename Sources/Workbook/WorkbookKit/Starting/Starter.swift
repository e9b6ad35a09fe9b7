import SwiftText

/// The package that a reader starts from: the chapter's code with the exercises left open, or solved.
public struct Starter: Sendable {
    let chapter: Chapter
    let needs: [Chapter]
    let configuration: BookConfiguration
    let isSolution: Bool
    let exercises: [Exercise]
    /// What only the carried or fetched modules declare that iOS has not.
    let simulatedNames: Set<String>
    /// Whether an app stands around the code.
    let hasApp: Bool

    /// - Parameters:
    ///   - needs: the chapters that this one needs, in the order of the book.
    ///   - simulatedNames: what the modules declare that iOS has not: a test that uses none of it runs on a phone, too.
    public init(
        _ chapter: Chapter, needs: [Chapter], configuration: BookConfiguration, isSolution: Bool,
        simulatedNames: Set<String> = [], hasApp: Bool = false
    ) {
        self.chapter = chapter
        self.needs = needs
        self.configuration = configuration
        self.isSolution = isSolution
        self.simulatedNames = simulatedNames
        self.hasApp = hasApp
        exercises = Exercise.exercises(of: chapter)
    }

    /// What the book says of its starters.
    var giving: StarterConfiguration { configuration.starter ?? StarterConfiguration() }

    /// The name of the module with the chapter's code: `StatusBarState`.
    ///
    /// A package has one module of a name: where it needs one that is called so, `Chapter` is put after it.
    public var module: String {
        let name = SwiftIdentifier.typeName(chapter.outline.slug)
        return giving.modules.contains(name) ? name + "Chapter" : name
    }

    /// Every file of the package but the modules that it carries.
    ///
    /// - Parameter templates: Mustache files; `__module__` in a path stands for the module's name.
    /// - Throws: when a template is not well-formed.
    public func files(templates: [OutputFile]) throws -> [OutputFile] {
        let pictures = picturesFiles
        let context = context(hasPictures: !pictures.isEmpty)
        return try templates.filter { isWanted($0, hasPictures: !pictures.isEmpty) }
            .map { try StarterTemplate($0, module: module).filled(with: context) }
            + sources + tests(hasPictures: !pictures.isEmpty) + pictures + resources + [exerciseList]
    }

    /// A template of pictures is for chapters that have some.
    private func isWanted(_ template: OutputFile, hasPictures: Bool) -> Bool {
        hasPictures || !template.path.hasPrefix("Sources/Pictures/")
    }

    func path(of exercise: Exercise) -> String { "Sources/\(module)/Exercises/\(exercise.typeName).swift" }

    /// The app around the code.
    ///
    /// - Parameter own: the files of the chapter's own.
    func app(own: [OutputFile]) -> StarterApp {
        StarterApp(
            module: module, title: chapter.outline.title,
            deploymentTarget: giving.ios?.version ?? StarterApp.defaultDeploymentTarget,
            language: configuration.language, own: own, resources: resourceTexts.map(\.resource.path))
    }

    // MARK: What the code needs

    /// The modules that an app's code is compiled with.
    var modules: [String] { giving.ios?.modules ?? configuration.imports }

    /// The book's modules that iOS has not.
    var simulated: [String] {
        giving.ios == nil ? [] : configuration.imports.filter { !modules.contains($0) }
    }

    /// What the chapter's statements run inside of.
    var scope: String? { chapter.outline.scope ?? configuration.scope }

    // MARK: Resources

    var resourceTexts: [(resource: Resource, text: String)] { ([chapter] + needs).resources }

    /// What reads the chapters' files, in the package and in the app around it.
    static let resourceReader = """
        import Foundation

        /// The contents of a file in the folder `Files` beside this file.
        func resource(_ path: String) throws -> Data {
            #if SWIFT_PACKAGE
                let files = Bundle.module.url(forResource: "Files", withExtension: nil)!
            #else
                // An app has them at its top.
                let files = Bundle.main.bundleURL
            #endif
            return try Data(contentsOf: files.appending(path: path))
        }

        """

    /// The chapters' files, and what reads them.
    var resources: [OutputFile] {
        guard !resourceTexts.isEmpty else { return [] }
        return [OutputFile(path: "Sources/\(module)/Resource.swift", text: Self.resourceReader)]
            + resourceTexts.map { OutputFile(path: "Sources/\(module)/Files/\($0.resource.path)", text: $0.text) }
    }
}
