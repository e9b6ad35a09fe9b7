import Foundation
import TestSupport
import Testing
import WorkbookKit
import WorkbookTemplates

/// Tests of the files of a starter's app with third-party parsers.
@Suite(
    "A starter's app, read by third-party parsers", .timeLimit(.minutes(30)),
    .enabled("the parsers aren't installed: run scripts/install-parsers") { try await Parsers.areHere.value })
struct ParsedProjectTests {
    /// Apps of all kinds, by the names of their folders.
    private static var apps: [String: AppFolder] {
        var apps = titles.mapValues { AppFolder(title: $0) }
        apps["name in other letters"] = AppFolder(module: "Übersicht")
        apps["name in no letters of Latin"] = AppFolder(module: "回転")
        apps["settings"] = AppFolder(
            module: "UserDefaults", chapterFiles: [OutputFile(path: "DemoController.swift", text: "import UIKit\n")],
            resources: [
                "PrivacyInfo.xcprivacy", "Settings.bundle/Root.plist", "Settings.bundle/de.lproj/Root.strings",
            ], regions: ["en", "de"])
        apps["files of all kinds"] = AppFolder(
            resources: ["Info.plist", "code.swift", "data/a.plist", "more-data/deep/b.txt", "c.txt"],
            explicitFolders: ["Files/data", "Files/more-data"], exceptions: ["Files/Info.plist", "Files/code.swift"])
        apps["own delegates"] = AppFolder(
            chapterFiles: [
                OutputFile(path: "SceneDelegate.swift", text: "import UIKit\n\nfinal class SceneDelegate {}\n"),
                OutputFile(path: "AppDelegate.swift", text: "import UIKit\n\n@main\nfinal class AppDelegate {}\n"),
                OutputFile(path: "fr.lproj/InfoPlist.strings", text: ""),
            ], regions: ["en", "fr"])
        apps["a title of several lines"] = AppFolder(
            title: "One\nTwo\u{2028}Three\u{0}\u{1B}[31m\u{FFFE}", displayName: "One Two Three[31m")
        return apps
    }

    private static let titles = [
        "plain": "Rotation", "quotes": #"“A” 'b' "c""#, "markup": "R&D <b>&amp;</b> ]]> <!--", "emoji": "🎈 👩‍👩‍👧 e\u{301}",
        "backslashes": #"C:\new\table \"x\" \(y)"#, "end of a comment": "*/ } // {{title}} {{#id}}",
        "settings in it": "$(HOME) ${USER} $$ costs 5$", "right to left": "שלום עולם",
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
        Damage(file: ".pbxproj", old: "/Rotation\";", new: "/Other\";", finding: "TEST_HOST"),
        Damage(file: ".pbxproj", old: "proxyType = 1;", new: "proxyType = 2;", finding: "proxyType"),
        Damage(file: ".pbxproj", old: "PRODUCT_MODULE_NAME = Rotation;", new: "", finding: "PRODUCT_MODULE_NAME"),
        Damage(file: ".pbxproj", old: "name = Products;", new: "name = Products", finding: "cannot be read"),
        Damage(file: "Info.plist", old: "<true/>", new: "<true>", finding: "check_information"),
        Damage(file: "Info.plist", old: ".SceneDelegate", new: ".Delegate", finding: "the scene's delegate"),
        Damage(
            file: "Info.plist", old: "<string>Rotation</string>", new: "<string>$(A)</string>", finding: "build setting"
        ),
        Damage(file: ".xcscheme", old: "</Scheme>", new: "", finding: "check_scheme"),
        Damage(file: ".xcscheme", old: "RotationTests.xctest", new: "Tests.xctest", finding: "what the scheme calls"),
        Damage(file: "AppIcon.appiconset/Contents.json", old: "],", new: "]", finding: "check_catalog"),
        Damage(
            file: "SceneDelegate.swift", old: "class SceneDelegate", new: "class Delegate", finding: "scene's delegates"
        ),
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
        #expect(objects.count == 30)
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
