import Mustache
import SwiftText

/// An app for iPhone and iPad with the code of a starter. It consists of an Xcode project and a folder `App`.
///
/// The app compiles `Sources/<module>` and `App` as one module with that name, which the `@testable import` in
/// `Tests/<module>Tests` refers to. These tests run inside the app. The project lists folders instead of files, a
/// feature of Xcode 16, so files that a reader adds to them are part of the app.
///
/// Xcode copies files that it doesn't compile to the top level of the app, and a bundle as a whole. Therefore,
/// `Files/Settings.bundle` is copied to the location that the Settings app reads. Other folders in `Files` are copied
/// unchanged, with their names. Then the path of each file of a chapter, appended to `Bundle.main.bundleURL`, is its
/// URL.
package struct StarterApp: Sendable {
    /// The minimum system version of an app if the book doesn't define one.
    package static let defaultDeploymentTarget = "17.0"

    let module: String
    let title: String
    let deploymentTarget: String
    let language: String
    let chapterFiles: [OutputFile]
    let resources: [String]

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - module: The name of the starter's module, such as `Rotation`.
    ///   - title: The title of the chapter, which is shown below the app's icon.
    ///   - deploymentTarget: The minimum version of iOS.
    ///   - language: The language of the app's texts.
    ///   - chapterFiles: The files in `App` in addition to the templates. A file replaces a template with the same
    ///     path.
    ///   - resources: The paths of the chapter's files below `Sources/<module>/Files`.
    package init(
        module: String, title: String, deploymentTarget: String = defaultDeploymentTarget, language: String = "en",
        chapterFiles: [OutputFile] = [], resources: [String] = []
    ) {
        self.module = module
        self.title = title
        self.deploymentTarget = deploymentTarget
        self.language = language
        self.chapterFiles = chapterFiles
        self.resources = resources
    }

    /// Returns the files of the app, with their paths in the starter.
    ///
    /// - Parameter templates: The Mustache files, and other files to copy. In a path, `Project` represents the
    ///   project's folder, and `__module__` the name of the module.
    /// - Throws: An error if a template isn't well-formed.
    package func files(templates: [OutputFile]) throws -> [OutputFile] {
        let files = chapterFiles.map { OutputFile(path: "App/\($0.path)", bytes: $0.bytes) }
        let replaced = Set(files.map(\.path))
        return try templates.filter { !replaced.contains(path(of: $0)) }.map(rendered) + files
    }

    private func rendered(_ template: OutputFile) throws -> OutputFile {
        let path = path(of: template)
        guard template.path.hasSuffix(Self.mustache) else { return OutputFile(path: path, bytes: template.bytes) }
        return OutputFile(path: path, text: try MustacheTemplate(template).render(context))
    }

    private static let mustache = ".mustache"

    /// Returns the path in the starter of the file that a template makes.
    ///
    /// A set in an asset catalog is a folder with a `Contents.json`. Templates in the tool have different names:
    /// `AppIcon.appiconset.json` represents the file in `Assets.xcassets/AppIcon.appiconset`.
    func path(of template: OutputFile) -> String {
        var path = template.path.replacing("__module__", with: module)
        if path.hasSuffix(Self.mustache) { path.removeLast(Self.mustache.count) }
        if path.hasPrefix("Project/") { path = "\(module).xcodeproj/" + path.dropFirst("Project/".count) }
        guard path.hasSuffix(".json") else { return path }
        let folder = String(path.dropLast(".json".count))
        if folder.hasSuffix(".xcassets") { return folder + "/Contents.json" }
        guard folder.hasSuffix(".appiconset") || folder.hasSuffix(".colorset") else { return path }
        var parts = folder.split(separator: "/").map(String.init)
        if parts.count < 2 || !parts[parts.count - 2].hasSuffix(".xcassets") {
            parts.insert("Assets.xcassets", at: parts.count - 1)
        }
        return parts.joined(separator: "/") + "/Contents.json"
    }

    // MARK: What the templates are filled with

    private var context: [String: Any] {
        var context: [String: Any] = [
            "module": module,
            "title": XcodeText.line(title),
            "displayName": XcodeText.withoutSettings(XcodeText.line(title)),
            "id": Dictionary(uniqueKeysWithValues: Self.objects.map { ($0, identifier($0)) }),
            "quoted": quoted.mapValues(XcodeText.quoted),
            "regions": regions.map(XcodeText.quoted),
            "appConfigurations": configurations(of: "app"),
            "testConfigurations": configurations(of: "test"),
        ]
        if !resourceFolders.isEmpty { context["resourceFolders"] = ["paths": resourceFolders.map(XcodeText.quoted)] }
        if !resourceExceptions.isEmpty {
            context["sourceExceptions"] = ["paths": resourceExceptions.map(XcodeText.quoted)]
        }
        return context
    }

    /// The project's values, keyed by their names in a template.
    private var quoted: [String: String] {
        let identifier = "org.example." + XcodeText.identifierPart(module)
        return [
            "module": module, "app": module + ".app", "tests": module + "Tests", "testBundle": module + "Tests.xctest",
            "identifier": identifier, "testIdentifier": identifier + "Tests",
            "deploymentTarget": deploymentTarget, "language": language,
            "testHost": "$(BUILT_PRODUCTS_DIR)/\(module).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(module)",
        ]
    }

    /// The names of the project's objects in a template.
    private static let objects = [
        "project", "mainGroup", "productsGroup", "sourcesGroup", "testsGroup", "projectConfigurations", "projectDebug",
        "projectRelease",
        "app", "appProduct", "appFolder", "appExceptions", "sourceFolder", "sourceExceptions", "appSources",
        "appFrameworks", "appResources", "appConfigurations", "appDebug", "appRelease",
        "tests", "testsProduct", "testFolder", "testSources", "testFrameworks", "testResources", "testConfigurations",
        "testDebug", "testRelease", "dependency", "proxy",
    ]

    private func identifier(_ object: String) -> String { XcodeText.identifier("\(module)/\(object)") }

    private func configurations(of target: String) -> [[String: String]] {
        ["Debug", "Release"].map { ["name": $0, "configuration": identifier(target + $0)] }
    }

    // MARK: The chapter's files

    /// The languages of the app, which are its own and those of the chapter's files.
    private var regions: [String] {
        let folders = (resources + chapterFiles.map(\.path)).flatMap { $0.split(separator: "/").dropLast() }
        let localized = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        return [language] + Set(localized).subtracting([language, "Base"]).sorted()
    }

    /// The folders that are copied unchanged, because their files would otherwise be copied to the top level of the
    /// app.
    private var resourceFolders: [String] {
        let folders = resources.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }
        return Set(folders).filter { !Self.isOneThing($0) }.sorted().map { "Files/\($0)" }
    }

    /// The files that aren't part of the app. Xcode would compile code, and the app already has an Info.plist.
    private var resourceExceptions: [String] {
        let files = resources.filter { !$0.contains("/") }
        return files.filter { $0 == "Info.plist" || Self.isCode($0) }.sorted().map { "Files/\($0)" }
    }

    /// Returns a Boolean value indicating whether Xcode treats a folder as a unit, based on its extension.
    private static func isOneThing(_ folder: String) -> Bool {
        ["bundle", "lproj", "xcassets"].contains { folder.hasSuffix("." + $0) }
    }

    private static func isCode(_ file: String) -> Bool {
        ["swift", "c", "h", "m", "mm", "cpp", "metal", "s"].contains { file.hasSuffix("." + $0) }
    }
}
