import Mustache
import SwiftText

/// An app for iPhone and iPad around the code of a starter: its Xcode project, and what stands in its folder `App`.
///
/// The app compiles `Sources/<module>` and `App` as one module of that name, so that `@testable import` in
/// `Tests/<module>Tests` means it; these tests run inside of the app. The project names folders, not files, as Xcode 16
/// does: what a reader adds to them is part of the app.
///
/// What Xcode finds in a folder and does not compile it copies to the top of the app, a bundle as a whole: so
/// `Files/Settings.bundle` comes to stand where the Settings app looks for it. Other folders in `Files` are copied as they
/// are, under their names. Then `Bundle.main.bundleURL` with a file's path leads to each file of a chapter.
public struct StarterApp: Sendable {
    /// The oldest system that an app runs on, where a book does not say.
    public static let defaultDeploymentTarget = "17.0"

    let module: String
    let title: String
    let deploymentTarget: String
    let language: String
    let own: [OutputFile]
    let resources: [String]

    /// - Parameters:
    ///   - module: the name of the starter's module: `Rotation`.
    ///   - title: the chapter's; it stands below the app's icon.
    ///   - deploymentTarget: the oldest version of iOS that the app runs on.
    ///   - language: the one that the app's texts are written in.
    ///   - own: what stands in `App` beside the templates or, with the same path, in place of one.
    ///   - resources: the paths of the chapter's files below `Sources/<module>/Files`.
    public init(
        module: String, title: String, deploymentTarget: String = defaultDeploymentTarget, language: String = "en",
        own: [OutputFile] = [], resources: [String] = []
    ) {
        self.module = module
        self.title = title
        self.deploymentTarget = deploymentTarget
        self.language = language
        self.own = own
        self.resources = resources
    }

    /// Every file of the app, by its path in the starter.
    ///
    /// - Parameter templates: Mustache files, and others that are copied. `Project` in a path stands for the project's
    ///   folder, `__module__` for the module's name.
    /// - Throws: when a template is not well-formed.
    public func files(templates: [OutputFile]) throws -> [OutputFile] {
        let own = own.map { OutputFile(path: "App/\($0.path)", bytes: $0.bytes) }
        let replaced = Set(own.map(\.path))
        return try templates.filter { !replaced.contains(path(of: $0)) }.map(rendered) + own
    }

    private func rendered(_ template: OutputFile) throws -> OutputFile {
        let path = path(of: template)
        guard template.path.hasSuffix(Self.mustache) else { return OutputFile(path: path, bytes: template.bytes) }
        return OutputFile(path: path, text: try MustacheTemplate(template).render(context))
    }

    private static let mustache = ".mustache"

    /// Where what a template makes stands in the starter.
    ///
    /// A set of an asset catalogue is a folder with a `Contents.json`. Files that are built into the tool have different
    /// names: `AppIcon.appiconset.json` stands for the one in `Assets.xcassets/AppIcon.appiconset`.
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

    /// What the project's values are called in a template, and what they are.
    private var quoted: [String: String] {
        let identifier = "org.example." + XcodeText.identifierPart(module)
        return [
            "module": module, "app": module + ".app", "tests": module + "Tests", "testBundle": module + "Tests.xctest",
            "identifier": identifier, "testIdentifier": identifier + "Tests",
            "deploymentTarget": deploymentTarget, "language": language,
            "testHost": "$(BUILT_PRODUCTS_DIR)/\(module).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(module)",
        ]
    }

    /// What the project's objects are called in a template.
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

    /// The languages that the app knows: its own, and those of the chapter's files.
    private var regions: [String] {
        let folders = (resources + own.map(\.path)).flatMap { $0.split(separator: "/").dropLast() }
        let localized = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        return [language] + Set(localized).subtracting([language, "Base"]).sorted()
    }

    /// The folders that are copied as they are: what they hold would come to stand at the top of the app.
    private var resourceFolders: [String] {
        let folders = resources.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }
        return Set(folders).filter { !Self.isOneThing($0) }.sorted().map { "Files/\($0)" }
    }

    /// The files that are not part of the app: code would be compiled, and the app has an Info.plist of its own.
    private var resourceExceptions: [String] {
        let files = resources.filter { !$0.contains("/") }
        return files.filter { $0 == "Info.plist" || Self.isCode($0) }.sorted().map { "Files/\($0)" }
    }

    /// Whether Xcode treats a folder as one thing, by the end of its name.
    private static func isOneThing(_ folder: String) -> Bool {
        ["bundle", "lproj", "xcassets"].contains { folder.hasSuffix("." + $0) }
    }

    private static func isCode(_ file: String) -> Bool {
        ["swift", "c", "h", "m", "mm", "cpp", "metal", "s"].contains { file.hasSuffix("." + $0) }
    }
}
