import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// Tests of the contents of a starter's app.
@Suite("A starter's app")
struct StarterAppTests {
    private func text(_ path: String, of app: AppFolder = AppFolder()) throws -> String {
        let file = try #require(try app.files().first { $0.path == path }, "\(path)")
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func `an app has a project, a scheme, delegates, an Info.plist and an asset catalog`() throws {
        #expect(
            try AppFolder().files().map(\.path).sorted() == [
                "App/AppDelegate.swift", "App/Assets.xcassets/AccentColor.colorset/Contents.json",
                "App/Assets.xcassets/AppIcon.appiconset/Contents.json", "App/Assets.xcassets/Contents.json",
                "App/Info.plist", "App/SceneDelegate.swift", "Rotation.xcodeproj/project.pbxproj",
                "Rotation.xcodeproj/xcshareddata/xcschemes/Rotation.xcscheme",
            ])
    }

    @Test func `a chapter's file replaces the template's file`() throws {
        let own = OutputFile(path: "SceneDelegate.swift", text: "// mine\n")
        let more = OutputFile(path: "Views/Ball.swift", text: "// more\n")
        let files = try AppFolder(chapterFiles: [own, more]).files()
        #expect(files.count { $0.path == "App/SceneDelegate.swift" } == 1)
        #expect(try text("App/SceneDelegate.swift", of: AppFolder(chapterFiles: [own])) == "// mine\n")
        #expect(files.contains { $0.path == "App/Views/Ball.swift" })
    }

    @Test func `the built-in templates equal those of the repository`() throws {
        let folder = Repository.root + "/templates/app"
        let app = StarterApp(module: "Rotation", title: "T")
        let own = try app.files(templates: Templates.files(in: folder))
        let builtIn = try app.files(templates: BuiltInTemplates.app)
        #expect(own.sorted { $0.path < $1.path } == builtIn.sorted { $0.path < $1.path })
    }

    @Test(arguments: [
        ("Project/project.pbxproj.mustache", "Rotation.xcodeproj/project.pbxproj"),
        (
            "Project/xcshareddata/xcschemes/__module__.xcscheme",
            "Rotation.xcodeproj/xcshareddata/xcschemes/Rotation.xcscheme"
        ),
        ("App/Assets.xcassets.json", "App/Assets.xcassets/Contents.json"),
        ("App/AppIcon.appiconset.json", "App/Assets.xcassets/AppIcon.appiconset/Contents.json"),
        ("App/Assets.xcassets/AppIcon.appiconset.json", "App/Assets.xcassets/AppIcon.appiconset/Contents.json"),
        ("App/Assets.xcassets/Red.colorset/Contents.json", "App/Assets.xcassets/Red.colorset/Contents.json"),
        ("App/data.json", "App/data.json"),
    ])
    func `a template's path determines the path in the app`(path: String, destination: String) {
        let app = StarterApp(module: "Rotation", title: "T")
        #expect(app.path(of: OutputFile(path: path, bytes: [])) == destination)
    }

    @Test func `an app's files are reproducible, and two apps have no common ID`() throws {
        #expect(try AppFolder().files() == AppFolder().files())
        func ids(_ module: String) throws -> Set<Substring> {
            let text = try text("\(module).xcodeproj/project.pbxproj", of: AppFolder(module: module))
            return Set(text.matches(of: /\b[0-9A-F]{24}\b/).map(\.output))
        }
        #expect(try ids("Rotation").count == 30)
        #expect(try ids("Rotation").isDisjoint(with: ids("Windows")))
    }

    /// Tests that Foundation reads the project.
    ///
    /// Its parser for all kinds of property lists is that of Apple's Foundation.
    @Test(arguments: ["Rotation", "Übersicht", "回転"])
    func `Foundation reads the project`(module: String) throws {
        let text = try text("\(module).xcodeproj/project.pbxproj", of: AppFolder(module: module))
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
        let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
        #expect(Set(targets.compactMap { $0["name"] as? String }) == [module, module + "Tests"])
    }

    @Test func `a title is written as a single-line comment in Swift`() throws {
        let app = AppFolder(title: "A\n*/ \"b\" <c> {{module}}\u{2028}d")
        #expect(
            try text("App/AppDelegate.swift", of: app).hasPrefix(
                "// The app around the chapter “A */ \"b\" <c> {{module}} d”.\n\nimport UIKit\n"))
    }

    @Test(arguments: [
        ("Rotation", "Rotation"), ("a.b/c_d", "a.b/c_d"), ("a.b/c", "a.b/c"), ("17.0", "17.0"), ("", "\"\""),
        ("a-b", "\"a-b\""), ("a//b", "\"a//b\""), ("$(A)", "\"$(A)\""), ("a\"b\\c\nd\te", #""a\"b\\c\nd\te""#),
        ("ü", "\"ü\""), ("a\u{1}b", "\"ab\""),
    ])
    func `a value in the project is quoted if necessary`(value: String, text: String) {
        #expect(XcodeText.quoted(value) == text)
    }

    @Test(arguments: [("Rotation", "Rotation"), ("A_b c", "A-b-c"), ("Über", "-ber")])
    func `a bundle identifier contains letters, digits and hyphens`(name: String, part: String) {
        #expect(XcodeText.identifierPart(name) == part)
    }

    @Test func `a name without ASCII letters has a unique bundle identifier`() {
        #expect(XcodeText.identifierPart("回転").wholeMatch(of: /app[0-9a-f]{8}/) != nil)
        #expect(XcodeText.identifierPart("回転") != XcodeText.identifierPart("窓"))
    }
}
