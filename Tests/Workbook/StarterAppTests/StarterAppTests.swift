import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// Tests of the contents of a workspace's app.
@Suite("A workspace's app")
struct StarterAppTests {
    private func text(_ path: String, of app: AppFolder = AppFolder()) throws -> String {
        let file = try #require(try app.files().first { $0.path == path }, "\(path)")
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func `an app has a project, schemes, a list of chapters, settings and an asset catalog`() throws {
        let paths = [
            "App/01-c/C1DemoSceneDelegate.swift", "App/AppDelegate.swift",
            "App/Assets.xcassets/AccentColor.colorset/Contents.json",
            "App/Assets.xcassets/AppIcon.appiconset/AppIcon.png",
            "App/Assets.xcassets/AppIcon.appiconset/Contents.json", "App/Assets.xcassets/Contents.json",
            "App/ChapterDemos.swift", "App/ChapterList.swift", "App/ChapterListController.swift",
            "App/ChapterListSceneDelegate.swift", "App/Info.plist", "Config/App.xcconfig",
            "Config/Local.xcconfig.example", "Config/Warnings.xcconfig",
            "Trail.xcodeproj/project.pbxproj", "Trail.xcodeproj/xcshareddata/xcschemes/1 Rotation.xcscheme",
            "Trail.xcodeproj/xcshareddata/xcschemes/Trail.xcscheme",
        ]
        #expect(try AppFolder().files().map(\.path).sorted() == paths)
    }

    @Test func `the app lists the chapters that have a delegate for scenes`() throws {
        let code = OutputFile(path: "Views/Ball.swift", text: "// more\n")
        var other = AppFolder.chapter(2, files: [code])
        other.files.removeFirst()
        let app = AppFolder(chapters: [AppFolder.chapter(), other])
        let list = try text("App/ChapterDemos.swift", of: app)
        #expect(list.contains("        \"c1\": { C1DemoSceneDelegate() },\n"))
        #expect(!list.contains("\"c2\""))
        #expect(try app.files().contains { $0.path == "App/02-c/Views/Ball.swift" })
    }

    @Test func `the built-in templates equal those of the repository`() throws {
        let folder = Repository.root + "/templates/app"
        let app = WorkspaceApp(module: "Trail", title: "T", chapters: [AppFolder.chapter()])
        let own = try app.files(templates: Templates.files(in: folder))
        let builtIn = try app.files(templates: BuiltInTemplates.app)
        #expect(own.sorted { $0.path < $1.path } == builtIn.sorted { $0.path < $1.path })
    }

    @Test(arguments: [
        ("Project/project.pbxproj.mustache", "Trail.xcodeproj/project.pbxproj"),
        ("App/Assets.xcassets.json", "App/Assets.xcassets/Contents.json"),
        ("App/AppIcon.appiconset.json", "App/Assets.xcassets/AppIcon.appiconset/Contents.json"),
        ("App/Assets.xcassets/AppIcon.appiconset.json", "App/Assets.xcassets/AppIcon.appiconset/Contents.json"),
        ("App/Assets.xcassets/Red.colorset/Contents.json", "App/Assets.xcassets/Red.colorset/Contents.json"),
        ("App/data.json", "App/data.json"), ("Config/App.xcconfig.mustache", "Config/App.xcconfig"),
    ])
    func `a template's path determines the path in the workspace`(path: String, destination: String) {
        let app = WorkspaceApp(module: "Trail", title: "T", chapters: [])
        #expect(app.path(of: OutputFile(path: path, bytes: [])) == destination)
    }

    @Test func `an app's files are reproducible, and two apps have no common ID`() throws {
        #expect(try AppFolder().files() == AppFolder().files())
        func ids(_ module: String) throws -> Set<Substring> {
            let text = try text("\(module).xcodeproj/project.pbxproj", of: AppFolder(module: module))
            return Set(text.matches(of: /\b[0-9A-F]{24}\b/).map(\.output))
        }
        #expect(try ids("Trail").count == 37)
        #expect(try ids("Trail").isDisjoint(with: ids("Windows")))
    }

    /// Tests that Foundation reads the project.
    ///
    /// Its parser for all kinds of property lists is that of Apple's Foundation.
    @Test(arguments: ["Trail", "Übersicht", "回転"])
    func `Foundation reads the project`(module: String) throws {
        let text = try text("\(module).xcodeproj/project.pbxproj", of: AppFolder(module: module))
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
        let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
        #expect(Set(targets.compactMap { $0["name"] as? String }) == [module, "C1Tests"])
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
