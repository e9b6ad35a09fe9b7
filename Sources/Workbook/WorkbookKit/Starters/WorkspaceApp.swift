import Foundation
import Mustache
import SwiftText

/// An app for iPhone and iPad with the code of all chapters of a workspace. It consists of an Xcode project and of the
/// folders `App` and `Config`.
///
/// The app compiles `App`, and the folders `Sources` and `Exercises` of each chapter, as one module. The tests of each
/// chapter are a target of their own, and run inside the app. A scheme for each chapter runs the app with the chapter's
/// name as an argument. The project lists folders instead of files, a feature of Xcode 16, so files that a reader adds to
/// them are part of the app.
///
/// Xcode copies files that it doesn't compile to the top level of the app, and a bundle as a whole. Therefore,
/// `Files/Settings.bundle` is copied to the location that the Settings app reads. Other folders in `Files` are copied
/// unchanged, with their names. Then the path of each file of a chapter, appended to `Bundle.main.bundleURL`, is its
/// URL.
package struct WorkspaceApp: Sendable {
    /// The minimum system version of an app if the book doesn't define one.
    package static let defaultDeploymentTarget = "17.0"

    /// A chapter of the app.
    package struct Chapter: Sendable {
        package var name: String
        package var number: Int
        package var title: String
        /// The folder of the chapter's package in `Chapters`, such as `01-windows`.
        package var directory: String
        /// The name of the target with the chapter's tests, or `nil` if it has none.
        package var testTarget: String?
        /// The folders with code: `Exercises`, `Sources`, or both.
        package var sourceFolders: [String]
        /// The paths of the chapter's files below `Files`.
        package var resources: [String]
        /// The files of the chapter's part of the app. The file `<Class>.swift` whose name ends with
        /// `DemoSceneDelegate` declares the delegate of the scenes that show the chapter.
        package var files: [OutputFile]

        package init(
            name: String, number: Int, title: String, directory: String, testTarget: String? = nil,
            sourceFolders: [String] = ["Sources"], resources: [String] = [], files: [OutputFile] = []
        ) {
            self.name = name
            self.number = number
            self.title = title
            self.directory = directory
            self.testTarget = testTarget
            self.sourceFolders = sourceFolders
            self.resources = resources
            self.files = files
        }

        /// The name of the class whose objects are the delegates of scenes that show the chapter.
        var delegate: String? {
            files.lazy.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
                .first { $0.hasSuffix("DemoSceneDelegate.swift") }.map { String($0.dropLast(".swift".count)) }
        }
    }

    let module: String
    let title: String
    let deploymentTarget: String
    let language: String
    let chapters: [Chapter]

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - module: The name of the app and of its module, such as `Trail`.
    ///   - title: The title of the book.
    ///   - deploymentTarget: The minimum version of iOS.
    ///   - language: The language of the app's texts.
    ///   - chapters: The chapters, in the order of the book.
    package init(
        module: String, title: String, deploymentTarget: String = defaultDeploymentTarget, language: String = "en",
        chapters: [Chapter]
    ) {
        self.module = module
        self.title = title
        self.deploymentTarget = deploymentTarget
        self.language = language
        self.chapters = chapters
    }

    /// The chapters that the app can run.
    var runnableChapters: [Chapter] { chapters.filter { $0.delegate != nil } }

    /// Returns the files of the app, with their paths in the workspace.
    ///
    /// - Parameter templates: The Mustache files, and other files to copy. `Project/scheme.mustache` is used for the app
    ///   and for each chapter that it can run.
    /// - Throws: An error if a template isn't well-formed.
    package func files(templates: [OutputFile]) throws -> [OutputFile] {
        let context = context
        let own = chapters.flatMap { chapter in
            chapter.files.map { OutputFile(path: "App/\(chapter.directory)/\($0.path)", bytes: $0.bytes) }
        }
        let schemes = templates.filter { $0.path == Self.scheme }
        let others = try templates.filter { $0.path != Self.scheme }.map { try rendered($0, context) }
        return try others + own + schemes.flatMap(schemeFiles)
    }

    private static let scheme = "Project/scheme.mustache"
    private static let mustache = ".mustache"
    /// The extension of templates that represent a file that isn't text.
    private static let base64 = ".base64"

    private func rendered(_ template: OutputFile, _ context: [String: Any]) throws -> OutputFile {
        let path = path(of: template)
        if template.path.hasSuffix(Self.base64) {
            let text = String(decoding: template.bytes, as: UTF8.self)
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
                throw TemplateError(description: "the template '\(template.path)' is not base64")
            }
            return OutputFile(path: path, bytes: Array(data))
        }
        guard template.path.hasSuffix(Self.mustache) else { return OutputFile(path: path, bytes: template.bytes) }
        return OutputFile(path: path, text: try MustacheTemplate(template).render(context))
    }

    /// Returns the scheme of the app, which tests all chapters, and those of the chapters.
    private func schemeFiles(_ template: OutputFile) throws -> [OutputFile] {
        let template = try MustacheTemplate(template)
        func file(_ name: String, testing chapters: [Chapter], argument: String?) -> OutputFile {
            var context = context
            context["schemeTests"] = chapters.compactMap(testContext)
            if let argument { context["argument"] = argument }
            return OutputFile(
                path: "\(module).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme", text: template.render(context))
        }
        return [file(module, testing: chapters, argument: nil)]
            + runnableChapters.map { chapter in
                let title = chapter.title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "'" }
                return file(
                    "\(chapter.number) \(title)", testing: [chapter], argument: "-chapter \(chapter.name)")
            }
    }

    /// Returns the path in the workspace of the file that a template makes.
    ///
    /// A set in an asset catalog is a folder with a `Contents.json`. Templates in the tool have different names:
    /// `AppIcon.appiconset.json` represents the file in `Assets.xcassets/AppIcon.appiconset`, and `AppIcon.png.base64` the
    /// picture beside it.
    func path(of template: OutputFile) -> String {
        var path = template.path
        for ending in [Self.mustache, Self.base64] where path.hasSuffix(ending) { path.removeLast(ending.count) }
        if path == "App/AppIcon.png" { return "App/Assets.xcassets/AppIcon.appiconset/AppIcon.png" }
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
}
