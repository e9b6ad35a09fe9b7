import ChapterKit
import SwiftText

/// The package of a chapter in a workspace: its code with the exercises unsolved or solved, its pictures, and its tests.
///
/// SwiftPM builds one test program for each package. With a package for each chapter, a reader compiles only the chapters
/// up to the one that they are at.
package struct ChapterPackage: Sendable {
    let chapter: Chapter
    /// The packages of the chapters that this one needs, in the order of the book.
    let needs: [ChapterPackage]
    let configuration: BookConfiguration
    /// A Boolean value indicating whether the exercises are solved.
    let isSolution: Bool
    let exercises: [Exercise]
    /// The names that the modules declare and iOS doesn't.
    let simulatedNames: Set<String>
    /// The name of the module of the book's app, or `nil` if there's no app.
    let appModule: String?
    /// The path of the package in the workspace, such as `Chapters/01-windows`.
    let folder: String
    /// The names of the files of the exercises, without their extension, keyed by the names of the exercises.
    let exerciseFiles: [String: String]
    /// The names that the package declares.
    let names: DeclaredNames

    /// The book's configuration of starters.
    var starterConfiguration: StarterConfiguration { configuration.starter ?? StarterConfiguration() }

    /// The name of the module with the chapter's code, such as `StatusBarStateChapter`.
    package var module: String { Self.module(of: chapter.metadata) }

    /// Returns the name of the module with a chapter's code.
    ///
    /// A module and a type with the same name are hard to tell apart, and chapters are named after what they're about,
    /// such as `UserDefaults`. Therefore, all names end with `Chapter`.
    static func module(of metadata: Chapter.Metadata) -> String {
        SwiftIdentifier.typeName(metadata.slug) + "Chapter"
    }

    /// The name of the module with the chapter's pictures and its code for the simulated device.
    var picturesModule: String { module + "Pictures" }
    package var testModule: String { module + "Tests" }

    /// The identity of the package in SwiftPM, which is the name of its folder.
    var identity: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    /// Returns the files of the package, with their paths in the workspace.
    ///
    /// - Parameters:
    ///   - templates: The Mustache files for the package of a chapter.
    ///   - fileNames: The names of the files with code for an app, which are unique in the workspace.
    /// - Throws: An error if a template isn't well-formed.
    func files(templates: [OutputFile], fileNames: inout FileNames) throws -> [OutputFile] {
        let context = context
        let filled = try templates.filter(isWanted).map { try StarterTemplate($0).filled(with: context) }
        let all = filled + sources(&fileNames) + resources + pictures + tests + solutions
        return all.map { OutputFile(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    }

    /// Returns a Boolean value indicating whether a template is used. A chapter can have no pictures, and no tests.
    private func isWanted(_ template: OutputFile) -> Bool {
        if template.path.hasPrefix("Pictures/") { return hasPictures }
        return hasTests || !template.path.hasPrefix("Tests/")
    }

    func path(of exercise: Exercise) -> String {
        "\(folder)/Exercises/\(exerciseFiles[exercise.name] ?? exercise.typeName).swift"
    }

    // MARK: What the code needs

    /// The modules that an app's code is compiled with.
    var modules: [String] { starterConfiguration.ios?.modules ?? configuration.imports }

    /// The book's modules that iOS doesn't provide.
    var simulated: [String] { Self.simulated(configuration) }

    /// Returns the book's modules that iOS doesn't provide.
    static func simulated(_ configuration: BookConfiguration) -> [String] {
        guard let ios = configuration.starter?.ios else { return [] }
        return configuration.imports.filter { !ios.modules.contains($0) }
    }

    /// The function that the chapter's statements run inside.
    var scope: String? { chapter.metadata.scope ?? configuration.scope }

    /// A Boolean value indicating whether the package has a module with pictures, examples, and the code for them.
    var hasPictures: Bool { !names.simulated.isEmpty || !drawings.isEmpty || !examples.isEmpty }

    /// A Boolean value indicating whether the package has tests.
    var hasTests: Bool {
        !drawings.isEmpty || !examples.isEmpty
            || chapter.snippets.contains { $0.kind == .test && !$0.usesDeprecated }
    }
}
