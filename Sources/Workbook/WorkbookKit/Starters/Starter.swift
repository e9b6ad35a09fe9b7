import ChapterKit
import SwiftText

/// The package that a reader starts from. It contains the chapter's code, with its exercises unsolved or solved.
package struct Starter: Sendable {
    let chapter: Chapter
    let needs: [Chapter]
    let configuration: BookConfiguration
    let isSolution: Bool
    let exercises: [Exercise]
    /// The names that the modules declare and iOS doesn't.
    let simulatedNames: Set<String>
    /// A Boolean value indicating whether the starter includes an app.
    let hasApp: Bool

    /// Creates a starter.
    ///
    /// - Parameters:
    ///   - needs: The chapters that this one needs, in the order of the book.
    ///   - simulatedNames: The names that the modules declare and iOS doesn't. A test that uses none of them also runs
    ///     on a device.
    package init(
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

    /// The book's configuration of starters.
    var starterConfiguration: StarterConfiguration { configuration.starter ?? StarterConfiguration() }

    /// The name of the module with the chapter's code, such as `StatusBarState`.
    ///
    /// The names of modules in a package must be unique. If the package needs a module with the same name, `Chapter` is
    /// appended.
    package var module: String {
        let name = SwiftIdentifier.typeName(chapter.metadata.slug)
        return starterConfiguration.modules.contains(name) ? name + "Chapter" : name
    }

    /// Returns the files of the package, without those of the modules that are copied into it.
    ///
    /// - Parameter templates: The Mustache files. `__module__` in a path represents the name of the module.
    /// - Throws: An error if a template isn't well-formed.
    package func files(templates: [OutputFile]) throws -> [OutputFile] {
        let pictures = picturesFiles
        let context = context(hasPictures: !pictures.isEmpty)
        return try templates.filter { isWanted($0, hasPictures: !pictures.isEmpty) }
            .map { try StarterTemplate($0, module: module).filled(with: context) }
            + sources + tests(hasPictures: !pictures.isEmpty) + solutions + pictures + resources + [exerciseList]
    }

    /// Returns a Boolean value indicating whether a template is used. Templates for pictures are only for chapters with
    /// pictures.
    private func isWanted(_ template: OutputFile, hasPictures: Bool) -> Bool {
        hasPictures || !template.path.hasPrefix("Sources/Pictures/")
    }

    func path(of exercise: Exercise) -> String { "Sources/\(module)/Exercises/\(exercise.typeName).swift" }

    /// Returns the app for the code.
    ///
    /// - Parameter chapterFiles: The files of the chapter's own app.
    func app(chapterFiles: [OutputFile]) -> StarterApp {
        StarterApp(
            module: module, title: chapter.metadata.title,
            deploymentTarget: starterConfiguration.ios?.version ?? StarterApp.defaultDeploymentTarget,
            language: configuration.language, chapterFiles: chapterFiles, resources: resourceTexts.map(\.resource.path))
    }

    // MARK: What the code needs

    /// The modules that an app's code is compiled with.
    var modules: [String] { starterConfiguration.ios?.modules ?? configuration.imports }

    /// The book's modules that iOS doesn't provide.
    var simulated: [String] {
        starterConfiguration.ios == nil ? [] : configuration.imports.filter { !modules.contains($0) }
    }

    /// The function that the chapter's statements run inside.
    var scope: String? { chapter.metadata.scope ?? configuration.scope }

    // MARK: Resources

    var resourceTexts: [(resource: Resource, text: String)] { ([chapter] + needs).resources }

    /// The code that reads the files of the chapters, in the package and in its app.
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

    /// The files of the chapters, and the code that reads them.
    var resources: [OutputFile] {
        guard !resourceTexts.isEmpty else { return [] }
        return [OutputFile(path: "Sources/\(module)/Resource.swift", text: Self.resourceReader)]
            + resourceTexts.map { OutputFile(path: "Sources/\(module)/Files/\($0.resource.path)", text: $0.text) }
    }
}
