import Mustache
import SwiftText

/// The package that a reader starts from: the chapter's code with the exercises left open, or solved.
public struct Starter {
    let chapter: Chapter
    let needs: [Chapter]
    let configuration: BookConfiguration
    let isSolution: Bool
    let exercises: [Exercise]

    /// - Parameter needs: the chapters that this one needs, in the order of the book.
    public init(_ chapter: Chapter, needs: [Chapter], configuration: BookConfiguration, isSolution: Bool) {
        self.chapter = chapter
        self.needs = needs
        self.configuration = configuration
        self.isSolution = isSolution
        exercises = Exercise.exercises(of: chapter)
    }

    /// The name of the module with the chapter's code: `StatusBarState`.
    ///
    /// A package has one module of a name: where it carries one that is called so, `Chapter` is put after it.
    var module: String {
        let name = SwiftIdentifier.typeName(chapter.outline.slug)
        return carriedModules.contains(name) ? name + "Chapter" : name
    }

    /// Every file of the package but the carried ones.
    ///
    /// - Parameter templates: Mustache files; `__module__` in a path stands for the module's name.
    /// - Throws: when a template is not well-formed.
    public func files(templates: [OutputFile]) throws -> [OutputFile] {
        try templates.map(rendered) + sources + tests + resources
    }

    private func rendered(_ template: OutputFile) throws -> OutputFile {
        let path = template.path.replacing("__module__", with: module).replacing("gitignore.", with: ".gitignore.")
        guard path.hasSuffix(".mustache") else { return OutputFile(path: path, bytes: template.bytes) }
        let mustache = try MustacheTemplate(template)
        return OutputFile(path: String(path.dropLast(".mustache".count)), text: mustache.render(context))
    }

    // MARK: What the templates are filled with

    private var context: [String: Any] {
        var context: [String: Any] = [
            "slug": chapter.outline.slug,
            "module": module,
            "title": chapter.outline.title,
            "summary": chapter.outline.summary,
            "isSolution": isSolution,
            "hasResources": !resourceTexts.isEmpty,
            "modules": carriedModules.indices.map(carriedContext),
            "testDependencies": list([module] + carriedModules),
            "exercises": exercises.enumerated().map(exerciseContext),
        ]
        let imports = carriedModules.filter { !$0.isOverlay }
        if !imports.isEmpty { context["imports"] = ["list": list(imports)] }
        return context
    }

    /// The modules whose sources the package carries, each built on those before it.
    private var carriedModules: [String] {
        configuration.starterSources.map { String($0.split(separator: "/").last!) }
    }

    private func carriedContext(_ index: Int) -> [String: Any] {
        let dependencies = carriedModules[..<index].filter { !$0.isOverlay }
        var context: [String: Any] = ["name": carriedModules[index]]
        if !dependencies.isEmpty, !carriedModules[index].isOverlay {
            context["dependencies"] = ["list": list(dependencies)]
        }
        return context
    }

    private func exerciseContext(_ index: Int, _ exercise: Exercise) -> [String: Any] {
        [
            "number": index + 1, "title": exercise.title, "prompt": exercise.prompt.joined(separator: "\n\n"),
            "hints": exercise.hints, "file": path(of: exercise), "suite": exercise.typeName + "Tests",
        ]
    }

    private func list(_ names: some Sequence<String>) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    func path(of exercise: Exercise) -> String { "Sources/\(module)/Exercises/\(exercise.typeName).swift" }

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

    private var resources: [OutputFile] {
        guard !resourceTexts.isEmpty else { return [] }
        return [OutputFile(path: "Sources/\(module)/Resource.swift", text: Self.resourceReader)]
            + resourceTexts.map { OutputFile(path: "Sources/\(module)/Files/\($0.resource.path)", text: $0.text) }
    }
}

extension String {
    /// Whether a module is a cross-import overlay for tests, such as `_Testing_UIKit`: only tests depend on it.
    fileprivate var isOverlay: Bool { hasPrefix("_Testing_") }
}
