import Foundation
import TestSupport
import Testing
import WorkbookKit
import WorkbookTemplates

/// Tests of the files of a workspace's app with third-party parsers.
@Suite(
    "A workspace's app, read by third-party parsers", .timeLimit(.minutes(30)),
    .enabled("the parsers aren't installed: run scripts/install-parsers") { try await Parsers.areHere.value })
struct ParsedProjectTests {
    /// Apps of all kinds, by the names of their folders.
    private static var apps: [String: AppFolder] {
        var apps = titles.mapValues { AppFolder(title: $0, chapters: [AppFolder.chapter(title: $0)]) }
        apps["name in other letters"] = AppFolder(module: "Übersicht")
        apps["name in no letters of Latin"] = AppFolder(module: "回転")
        apps["two chapters"] = AppFolder(chapters: [AppFolder.chapter(), AppFolder.chapter(2, title: "Windows")])
        var chapters = [AppFolder.chapter(), AppFolder.chapter(2)]
        chapters[0].files = []
        chapters[0].testTarget = nil
        chapters[0].sourceFolders = ["Sources"]
        apps["a chapter with code alone"] = AppFolder(chapters: chapters)
        apps["settings"] = AppFolder(
            chapters: [
                AppFolder.chapter(resources: [
                    "PrivacyInfo.xcprivacy", "Settings.bundle/Root.plist", "Settings.bundle/de.lproj/Root.strings",
                ])
            ], regions: ["en", "de"])
        apps["files of all kinds"] = AppFolder(
            chapters: [
                AppFolder.chapter(resources: [
                    "Info.plist", "code.swift", "data/a.plist", "more-data/deep/b.txt", "c.txt",
                ])
            ], explicitFolders: ["01-c": ["data", "more-data"]], exceptions: ["01-c": ["Info.plist", "code.swift"]])
        apps["more files"] = AppFolder(
            chapters: [AppFolder.chapter(files: [OutputFile(path: "fr.lproj/InfoPlist.strings", text: "")])],
            regions: ["en", "fr"])
        return apps
    }

    private static let titles = [
        "plain": "Rotation", "quotes": #"“A” 'b' "c""#, "markup": "R&D <b>&amp;</b> ]]> <!--", "emoji": "🎈 👩‍👩‍👧 e\u{301}",
        "backslashes": #"C:\new\table \"x\" \(y)"#, "end of a comment": "*/ } // {{title}} {{#id}}",
        "settings in it": "$(HOME) ${USER} $$ costs 5$", "right to left": "שלום עולם",
        "several lines": "One\nTwo\u{2028}Three\u{0}\u{1B}[31m\u{FFFE}",
    ]

    @Test func `third-party parsers find no fault in any project`() async throws {
        let folder = try TemporaryFolder()
        for (name, app) in Self.apps { try app.write(to: folder, named: name) }
        let findings = try await Parsers.findings(in: Self.apps.keys.sorted().map { folder[$0] })
        withExtendedLifetime(folder) {}
        for finding in findings { Issue.record("\(finding)") }
    }

    /// A fault to introduce into a file of the app.
    struct Damage {
        /// The end of the file's path.
        var file: String
        var old: String
        var new: String
        /// A text that one of the findings must contain.
        var finding: String
    }

    static let damages = [
        Damage(
            file: ".pbxproj", old: "objectVersion = 77;", new: "objectVersion = 56;", finding: "objectVersion is '56'"),
        Damage(file: ".pbxproj", old: "\t};\n\trootObject", new: "\trootObject", finding: "cannot be read"),
        Damage(file: ".pbxproj", old: "path = App;", new: "path = Application;", finding: "no folder 'Application'"),
        Damage(file: ".pbxproj", old: "path = Sources;", new: "path = /Sources;", finding: "an absolute path"),
        Damage(file: ".pbxproj", old: "\t\t\t\tInfo.plist,\n", new: "", finding: "what is left out of App"),
        Damage(
            file: ".pbxproj", old: "isa = PBXFileSystemSynchronizedRootGroup;", new: "isa = PBXSynchronizedGroup;",
            finding: "PBXSynchronizedGroup"),
        Damage(file: ".pbxproj", old: "SWIFT_VERSION = 6.0;", new: "SWIFT_VERSION = 5.0;", finding: "SWIFT_VERSION"),
        Damage(file: ".pbxproj", old: "BUNDLE_LOADER = ", new: "LOADER = ", finding: "BUNDLE_LOADER"),
        Damage(file: ".pbxproj", old: "/Trail\";", new: "/Other\";", finding: "TEST_HOST"),
        Damage(file: ".pbxproj", old: "proxyType = 1;", new: "proxyType = 2;", finding: "proxyType"),
        Damage(file: ".pbxproj", old: "PRODUCT_MODULE_NAME = Trail;", new: "", finding: "PRODUCT_MODULE_NAME"),
        Damage(file: ".pbxproj", old: "name = Products;", new: "name = Products", finding: "cannot be read"),
        Damage(file: "Info.plist", old: "<true/>", new: "<true>", finding: "check_information"),
        Damage(
            file: "Info.plist", old: ".ChapterListSceneDelegate", new: ".Delegate", finding: "the scene's delegate"),
        Damage(
            file: "Info.plist", old: "<string>Trail</string>", new: "<string>$(A)</string>", finding: "build setting"
        ),
        Damage(file: "Trail.xcscheme", old: "</Scheme>", new: "", finding: "check_schemes"),
        Damage(file: "Trail.xcscheme", old: "C1Tests.xctest", new: "Tests.xctest", finding: "what the scheme calls"),
        Damage(file: "AppIcon.appiconset/Contents.json", old: "],", new: "]", finding: "check_catalog"),
        Damage(file: "1 Rotation.xcscheme", old: "-chapter c1", new: "-chapter c2", finding: "the scheme's argument"),
        Damage(
            file: ".pbxproj", old: "baseConfigurationReference = ", new: "configuration = ", finding: "App.xcconfig"),
        Damage(file: "App.xcconfig", old: "#include?", new: "//", finding: "Local.xcconfig"),
        Damage(file: "AppDelegate.swift", old: "@main\n", new: "", finding: "how often the app begins"),
    ]

    @Test func `each introduced fault is found`() async throws {
        let folder = try TemporaryFolder()
        let names = Self.damages.indices.map { "damage \($0)" }
        for (damage, name) in zip(Self.damages, names) {
            try AppFolder().write(to: folder, named: name)
            let file = try #require(folder.files.first { $0.hasPrefix(name + "/") && $0.hasSuffix(damage.file) })
            let text = try #require(folder.text(file))
            let place = try #require(text.firstRange(of: damage.old), "\(damage)")
            try folder.write(text.replacingCharacters(in: place, with: damage.new), to: file)
        }
        let findings = try await Parsers.findings(in: names.map { folder[$0] })
        withExtendedLifetime(folder) {}
        for (damage, name) in zip(Self.damages, names) {
            let matching = findings.filter { $0.hasPrefix(name + ": ") }
            #expect(matching.contains { $0.contains(damage.finding) }, "\(damage): \(matching)")
        }
    }

    @Test func `each removed object of the project is reported as missing`() async throws {
        let folder = try TemporaryFolder()
        let project = try #require(try AppFolder().files().first { $0.path.hasSuffix("project.pbxproj") })
        let text = String(decoding: project.bytes, as: UTF8.self)
        // The expression matches an object, from its indented ID to its end.
        let objects = text.matches(of: /(?m)^\t\t[0-9A-F]{24} (?:.*?)= \{(?:isa.*|\n(?:\t\t\t.*\n)*\t\t\};)\n/)
        #expect(objects.count == 37)
        for (index, object) in objects.enumerated() {
            try AppFolder().write(to: folder, named: "\(index)")
            try folder.write(text.replacingCharacters(in: object.range, with: ""), to: "\(index)/\(project.path)")
        }
        let findings = try await Parsers.findings(in: objects.indices.map { folder["\($0)"] })
        withExtendedLifetime(folder) {}
        for (index, object) in objects.enumerated() {
            #expect(findings.contains { $0.hasPrefix("\(index): there is no object ") }, "\(object.output)")
        }
    }
}
