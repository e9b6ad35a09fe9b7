/// The values of the templates of an Xcode project.
extension WorkspaceApp {
    var context: [String: Any] {
        [
            "module": module,
            "title": XcodeText.line(title),
            "displayName": XcodeText.withoutSettings(XcodeText.line(module)),
            "identifier": "org.example." + XcodeText.identifierPart(module),
            "id": Dictionary(uniqueKeysWithValues: Self.objects.map { ($0, identifier($0)) }),
            "quoted": quoted.mapValues(XcodeText.quoted),
            "regions": regions.map(XcodeText.quoted),
            "appConfigurations": ["Debug", "Release"].map { ["name": $0, "configuration": identifier("app" + $0)] },
            "chapters": chapters.map(chapterContext),
            "demos": runnableChapters.map { ["name": $0.name, "delegate": $0.delegate ?? ""] },
            "folders": chapters.flatMap(folderContexts),
            "documents": documents,
            "tests": chapters.compactMap(testContext),
        ]
    }

    /// The project's values, keyed by their names in a template.
    private var quoted: [String: String] {
        [
            "module": module, "app": module + ".app", "deploymentTarget": deploymentTarget, "language": language,
            "testHost": "$(BUILT_PRODUCTS_DIR)/\(module).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(module)",
        ]
    }

    /// The names of the project's objects that don't depend on the chapters.
    private static let objects = [
        "project", "mainGroup", "productsGroup", "chaptersGroup", "configGroup", "configFile", "projectConfigurations",
        "projectDebug", "projectRelease", "app", "appProduct", "appFolder", "appExceptions", "appSources",
        "appFrameworks", "appResources", "appConfigurations", "appDebug", "appRelease",
    ]

    private func identifier(_ object: String) -> String { XcodeText.identifier("\(module)/\(object)") }

    private func chapterContext(_ chapter: Chapter) -> [String: Any] {
        let names = chapter.sourceFolders + (chapter.resources.isEmpty ? [] : ["Files"])
        let folders = (names + (chapter.testTarget == nil ? [] : ["Tests"])).map {
            ["child": identifier("\(chapter.directory)/\($0)"), "name": $0]
        }
        let readme = ["child": identifier("\(chapter.directory)/README.md"), "name": "README.md"]
        return [
            "group": identifier(chapter.directory), "directory": chapter.directory,
            "quotedDirectory": XcodeText.quoted(chapter.directory), "children": [readme] + folders,
        ]
    }

    /// The folders of a chapter in the project.
    private func folderContexts(_ chapter: Chapter) -> [[String: Any]] {
        func folder(_ name: String, isInApp: Bool) -> [String: Any] {
            var context: [String: Any] = [
                "folder": identifier("\(chapter.directory)/\(name)"), "name": name,
                "quotedPath": XcodeText.quoted(name), "isInApp": isInApp,
            ]
            guard name == "Files" else { return context }
            let exceptions = chapter.resourceExceptions
            if !exceptions.isEmpty {
                context["exceptions"] = [
                    "exceptionSet": identifier("\(chapter.directory)/exceptions"),
                    "paths": exceptions.map(XcodeText.quoted),
                ]
            }
            if !chapter.resourceFolders.isEmpty {
                context["explicit"] = ["paths": chapter.resourceFolders.map(XcodeText.quoted)]
            }
            return context
        }
        return chapter.sourceFolders.map { folder($0, isInApp: true) }
            + (chapter.resources.isEmpty ? [] : [folder("Files", isInApp: true)])
            + (chapter.testTarget == nil ? [] : [folder("Tests", isInApp: false)])
    }

    /// The files that the project shows and that aren't part of a target.
    private var documents: [[String: Any]] {
        let top = ["README.md", "AGENTS.md"].map {
            document($0, as: $0, kind: "net.daringfireball.markdown", at: "isTop")
        }
        let readmes = chapters.map {
            document(
                "\($0.directory)/README.md", as: "README.md", kind: "net.daringfireball.markdown", at: "isInChapter")
        }
        let settings = [
            ("configFile", "App.xcconfig", "text.xcconfig"),
            ("configExample", "Local.xcconfig.example", "text"),
        ].map { document($0.0, as: $0.1, kind: $0.2, at: "isConfig") }
        return top + readmes + settings
    }

    private func document(_ object: String, as name: String, kind: String, at place: String) -> [String: Any] {
        [
            "document": identifier(object), "name": name, "kind": kind, "quotedPath": XcodeText.quoted(name),
            place: true,
        ]
    }

    func testContext(_ chapter: Chapter) -> [String: Any]? {
        guard let name = chapter.testTarget else { return nil }
        func object(_ part: String) -> String { identifier("\(name)/\(part)") }
        var context: [String: Any] = [
            "name": name, "quotedName": XcodeText.quoted(name), "quotedBundle": XcodeText.quoted(name + ".xctest"),
            "identifierPart": XcodeText.identifierPart(name), "testFolder": identifier("\(chapter.directory)/Tests"),
            "buildConfigurations": ["Debug", "Release"].map { ["kind": $0, "configuration": object($0)] },
        ]
        for part in [
            "target", "product", "proxy", "dependency", "configurations", "sources", "frameworks", "resources",
        ] {
            context[part] = object(part)
        }
        return context
    }

    /// The languages of the app, which are its own and those of the chapters' files.
    private var regions: [String] {
        let paths = chapters.flatMap { $0.resources + $0.files.map(\.path) }
        let folders = paths.flatMap { $0.split(separator: "/").dropLast() }
        let localized = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        return [language] + Set(localized).subtracting([language, "Base"]).sorted()
    }
}

extension WorkspaceApp.Chapter {
    /// The folders that are copied unchanged, because their files would otherwise be copied to the top level of the
    /// app.
    var resourceFolders: [String] {
        let folders = resources.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }
        return Set(folders).filter { !Self.isOneThing($0) }.sorted()
    }

    /// The files that aren't part of the app. Xcode would compile code, and the app already has an Info.plist.
    var resourceExceptions: [String] {
        resources.filter { !$0.contains("/") && ($0 == "Info.plist" || Self.isCode($0)) }.sorted()
    }

    /// Returns a Boolean value indicating whether Xcode treats a folder as a unit, based on its extension.
    private static func isOneThing(_ folder: String) -> Bool {
        ["bundle", "lproj", "xcassets"].contains { folder.hasSuffix("." + $0) }
    }

    private static func isCode(_ file: String) -> Bool {
        ["swift", "c", "h", "m", "mm", "cpp", "metal", "s"].contains { file.hasSuffix("." + $0) }
    }
}
