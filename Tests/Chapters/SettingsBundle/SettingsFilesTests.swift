import Foundation
import SettingsBundle
import Simulator
import Testing
import UIKit

/// Tests of the page's pictures, and of the tests that it offers to readers, in cases that the page doesn't show.
@Suite struct SettingsFilesTests {
    /// Returns the diagnostics of the tool about a bundle.
    private func diagnostics(of files: [String: Data]) -> [SchemaDiagnostic] {
        let contents = files.mapValues(BundleFiles.Content.bytes)
        return SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents)).diagnostics
    }

    /// Returns a bundle whose panes are given in the older text format of property lists.
    private func files(_ panes: [String: String]) -> SettingsFiles {
        SettingsFiles { path in
            guard let text = panes[path] else { throw CocoaError(.fileReadNoSuchFile) }
            return Data("{PreferenceSpecifiers = (\(text));}".utf8)
        }
    }

    @Test func `panes that open each other are read once`() throws {
        let child = "{Type = PSChildPaneSpecifier; Title = T; File = "
        let bundle = files([
            "Root.plist": "\(child)More;}, \(child)Last;}, \(child)More;}",
            "More.plist": "\(child)Root;}, \(child)More;}", "Last.plist": "",
        ])
        #expect(try bundle.panes().map(\.name) == ["Root", "More", "Last"])
    }

    @Test func `an unknown type throws an error that contains it`() {
        let bundle = files(["Root.plist": "{Type = PSToggleSwitch;}"])
        let error = #expect(throws: DecodingError.self) { try bundle.panes() }
        #expect("\(String(describing: error))".contains("PSToggleSwitch"))
    }

    @Test func `a bundle without Root.plist and a pane without rows throw errors`() {
        #expect(throws: CocoaError.self) { try files([:]).panes() }
        #expect(throws: DecodingError.self) { try SettingsFiles { _ in Data("{}".utf8) }.panes() }
    }

    @Test func `a binary file is read like a text file`() throws {
        let rows: [[String: Any]] = [["Type": "PSSliderSpecifier", "Key": "k", "DefaultValue": 0.5]]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["PreferenceSpecifiers": rows, "StringsTable": "T"], format: .binary, options: 0)
        let pane = try #require(try SettingsFiles { _ in data }.panes().first)
        #expect(pane.table == "T" && pane.rows[0].standard == .number(0.5) && pane.rows[0].kind == .slider)
    }

    @Test func `Booleans, numbers and strings are distinguished, integers and reals aren't`() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><array>
            <true/><integer>1</integer><real>1.0</real><string>1</string></array></plist>
            """
        let values = try PropertyListDecoder().decode([SettingsValue].self, from: Data(xml.utf8))
        #expect(values == [.bool(true), .number(1), .number(1), .string("1")])
    }

    @Test func `a default that is a date or data is read, and so are the pane's other rows`() throws {
        let date = Date(timeIntervalSince1970: 0)
        let rows: [[String: Any]] = [
            ["Type": "PSTitleValueSpecifier", "Key": "d", "DefaultValue": date],
            ["Type": "PSTitleValueSpecifier", "Key": "e", "DefaultValue": Data([1])],
            ["Type": "PSTitleValueSpecifier", "Key": "f", "DefaultValue": "text"],
        ]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["PreferenceSpecifiers": rows], format: format, options: 0)
            let values = try SettingsFiles { _ in data }.panes()[0].rows.map(\.standard)
            #expect(values == [.date(date), .data(Data([1])), .string("text")])
            #expect(diagnostics(of: ["Root.plist": data]).allSatisfy { $0.severity != .error })
        }
    }

    @Test func `a pane's description has what its rows have, and nothing else`() {
        let rows = [SettingsRow(kind: .slider, key: "B", standard: .number(1)), .opening("More")]
        let pane = SettingsPane(name: "Root", rows: rows)
        #expect("\(pane)" == "[slider, key B, default 1.0, childPane, file More]")
        #expect("\([SettingsValue.bool(true), .string("1"), .data(Data([1]))])" == "[true, \"1\", 1 bytes]")
    }

    @Test func `a number among titles is reported with its place, by the tool and by the decoder`() throws {
        let rows: [[String: Any]] = [
            [
                "Type": "PSMultiValueSpecifier", "Title": "T", "Key": "k", "DefaultValue": 1, "Values": [1, 2],
                "Titles": [1, "Two"],
            ]
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["PreferenceSpecifiers": rows], format: .xml, options: 0)
        #expect(diagnostics(of: ["Root.plist": data]).map(\.path) == ["PreferenceSpecifiers[0].Titles[0]"])
        let error = try #require(throws: DecodingError.self) { try SettingsFiles { _ in data }.panes() }
        guard case .typeMismatch(_, let context) = error else { throw error }
        #expect(context.codingPath.map(\.stringValue).contains("Titles"))
    }

    @Test func `the files of an app's bundle are read from Settings.bundle`() throws {
        let app = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        let folder = app.appending(path: "Settings.bundle/de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        try Data("text".utf8).write(to: folder.appending(path: "Root.strings"))
        let bundle = try #require(Bundle(path: app.path()))
        let files = try #require(SettingsFiles(of: bundle))
        #expect(try files.read("de.lproj/Root.strings") == Data("text".utf8))
        #expect(throws: (any Error).self) { try files.read("Root.plist") }
    }

    @Test func `panes in subfolders are read, and can be excluded from the search for gaps`() throws {
        let child = "{Type = PSChildPaneSpecifier; Title = T; File = "
        let bundle = files([
            "Root.plist": "\(child)Made;}", "Made.plist": "\(child)\"Made/Library\";}", "Made/Library.plist": "",
        ])
        #expect(try bundle.panes().map(\.name) == ["Root", "Made", "Made/Library"])
        let gaps = ["Root", "Made", "Made/Library"].map { "\($0).plist has no StringsTable" }
        #expect(try bundle.gaps(in: "de") == gaps)
        #expect(try bundle.gaps(in: "de", except: ["Made"]) == [gaps[0]])
    }

    @Test func `a missing semicolon in a strings file throws an error`() {
        let strings = "\"Sound\" = \"Ton\"\n\"Music\" = \"Musik\";"
        let bundle = SettingsFiles { path in
            path == "Root.plist"
                ? Data("{StringsTable = Root; PreferenceSpecifiers = ();}".utf8) : Data(strings.utf8)
        }
        #expect(throws: DecodingError.self) { try bundle.gaps(in: "de") }
    }

    @Test func `an app without a settings bundle has no files`() throws {
        let app = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        #expect(SettingsFiles(of: try #require(Bundle(path: app.path()))) == nil)
    }

    @Test func `short titles and footers need a translation, an empty title doesn't`() throws {
        var row = SettingsRow(kind: .multiValue, title: "", titles: ["Long"])
        row.footer = "Foot"
        row.shortTitles = ["Short"]
        #expect(SettingsPane(rows: [row]).texts == ["Foot", "Long", "Short"])
    }

    @Test(arguments: BundleMistake.allCases)
    func `the corrected version has no diagnostics, the wrong one has one about the shown item`(
        mistake: BundleMistake
    ) throws {
        #expect(diagnostics(of: mistake.files(isRight: true)).isEmpty)
        let wrong = diagnostics(of: mistake.files(isRight: false))
        #expect(wrong.count == 1 && wrong[0].path.hasPrefix("PreferenceSpecifiers[\(mistake.item)]"))
    }

    @Test func `the chapter's bundle has no diagnostics`() throws {
        let contents = try bundleFiles().mapValues(BundleFiles.Content.bytes)
        let schema = SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
        #expect(schema.diagnostics == [])
        #expect(schema.panes.count == 2)
    }

    @Test func `the picture's items have the same number as the first pane's rows`() throws {
        #expect(try SettingsFiles.chapter.panes()[0].rows.count == RootItem.allCases.count)
    }
}

/// Tests of opening the app's settings, in cases that the page doesn't show.
@MainActor @Suite struct OpenSettingsTests {
    @Test func `a scene can open the URL of the app's settings`() async throws {
        try await withDevice {
            let url = try #require(URL(string: UIApplication.openSettingsURLString))
            showApp().windowScene?.open(url, options: nil)
            #expect(openedURLs == [url])
        }
    }

    @Test func `with the largest text on a small phone, the button is below the others and can be reached`()
        async throws
    {
        try await withDevice(.iPhoneSE) {
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            launchTrail { SettingsSceneDelegate() }
            let point = toolPoint("Settings")
            #expect(toolPoint("Log").y < point.y)
            tap(at: point)
            #expect(openedURLs.count == 1)
        }
    }

    @Test func `in each of an iPad's scenes, the button opens the page once`() async throws {
        try await withDevice(.iPadPro11) {
            launch(TrailAppDelegate()) { _ in SettingsSceneDelegate() }
            openScene()
            tap(at: toolPoint("Settings"))
            #expect(openedURLs.count == 1)
        }
    }
}
