import ChapterKit

extension ChapterPackage {
    /// The values for the templates.
    var context: [String: Any] {
        var context: [String: Any] = [
            "identity": identity,
            "folder": folder,
            "name": chapter.metadata.slug,
            "module": module,
            "picturesModule": picturesModule,
            "testModule": testModule,
            "title": chapter.metadata.title,
            "summary": chapter.metadata.summary,
            "isSolution": isSolution,
            "hasApp": appModule != nil,
            "hasResources": hasResources,
            "hasPictures": hasPictures,
            "hasTests": hasTests,
            "hasExamples": !examples.isEmpty,
            "hasFigures": !drawings.isEmpty,
            "hasExercises": !exercises.isEmpty,
            "sourceFolders": sourceFolders,
            "otherFiles": (hasPictures ? ["Pictures"] : []) + (hasTests ? ["Tests"] : []),
            "needs": needs.map(\.contextForOthers),
            "appProducts": products(of: modules, isConditional: starterConfiguration.ios != nil),
            "testProducts": products(of: testModules, isConditional: false),
            "exercises": exerciseContexts,
            "count": exercises.count == 1 ? "one exercise" : "\(exercises.count) exercises",
        ]
        if let ios = starterConfiguration.ios { context["ios"] = ["version": ios.version] }
        if !starterConfiguration.sources.isEmpty {
            context["dependency"] =
                starterConfiguration.package.map {
                    ["address": $0.address, "version": $0.version, "isCarried": false]
                } ?? ["isCarried": true]
        }
        if let name = scopeStandIn { context["scope"] = name }
        if !simulated.isEmpty { context["simulated"] = simulated.first }
        return context
    }

    private var contextForOthers: [String: Any] {
        ["identity": identity, "module": module, "picturesModule": picturesModule, "hasPictures": hasPictures]
    }

    /// The folders with the code for an app.
    var sourceFolders: [String] {
        (exercises.isEmpty ? [] : ["Exercises"]) + (declaresMore || hasResources ? ["Sources"] : [])
    }

    /// A Boolean value indicating whether the chapter has code for an app other than the exercises.
    private var declaresMore: Bool {
        chapter.snippets.contains { snippet in
            snippet.traits.role == .declares && snippet.chunk == nil && snippet.kind != .exercise
                && !snippet.usesDeprecated && !parts(of: snippet).app.isEmpty
        }
    }

    /// The modules that pictures and tests are compiled with, including cross-import overlays such as `_Testing_UIKit`.
    private var testModules: [String] {
        let lifted = liftedModules
        return starterConfiguration.modules.filter {
            configuration.imports.contains($0) || $0.isOverlay || lifted.contains($0)
        }
    }

    /// The modules that the blocks of the chapter and of those that it needs import.
    private var liftedModules: Set<String> {
        let texts = (needs + [self]).flatMap { package in
            package.chapter.snippets.filter { $0.isCompiled && !$0.isPart }.map(\.code.text)
        }
        // An import includes the lines of its conditions.
        let lines = Imports.lines([], liftedFrom: texts).flatMap { $0.split(separator: "\n") }
        return Set(
            lines.filter { $0.contains("import ") && $0.trimmed.first != "#" }
                .compactMap { $0.split(separator: " ").last.map(String.init) })
    }

    private func products(of modules: [String], isConditional: Bool) -> [[String: Any]] {
        let modules = modules.filter(starterConfiguration.modules.contains)
        guard let package = starterConfiguration.package?.identity else {
            let product: [String: Any] = [
                "name": CarriedModules.product, "package": CarriedModules.folder, "isConditional": isConditional,
            ]
            return modules.isEmpty ? [] : [product]
        }
        return modules.map { ["name": $0, "package": package, "isConditional": isConditional] }
    }

    private var exerciseContexts: [[String: Any]] {
        let listings = exercises.isEmpty ? [] : namesOfSimulatedListings
        return exercises.enumerated().map { context(of: $1, at: $0, listings) }
    }

    private func context(of exercise: Exercise, at index: Int, _ listings: [NamesOfListing]) -> [String: Any] {
        var context: [String: Any] = [
            "number": index + 1, "title": exercise.title, "name": exercise.name, "chapter": chapter.metadata.slug,
            "prompt": exercise.prompt.joined(separator: "\n\n"),
            "file": path(of: exercise).dropFirst(folder.count + 1).description,
        ]
        if let figure = figure(using: exercise, among: listings) { context["figure"] = figure }
        return context
    }

    /// The function that the book's snippets run inside, which a device doesn't need. It's `nil` if the chapter has its
    /// own.
    private var scopeStandIn: String? {
        guard starterConfiguration.ios != nil, chapter.metadata.scope == nil else { return nil }
        return configuration.scope.map { String($0.prefix { $0 != "(" }) }
    }
}

extension String {
    /// A Boolean value indicating whether the string is the name of a cross-import overlay for tests, such as
    /// `_Testing_UIKit`.
    var isOverlay: Bool { hasPrefix("_Testing_") }
}
