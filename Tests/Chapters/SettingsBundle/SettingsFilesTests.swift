import Foundation
import SettingsBundle
import Simulator
import Testing
import UIKit

/// Tests of the page's pictures, and of the tests that it offers to readers, in cases that the page doesn't show.
@Suite struct SettingsFilesTests {
    /// Returns a bundle whose panes are given in the older text format of property lists.
    private func files(_ panes: [String: String]) -> SettingsFiles {
        SettingsFiles { path in
            guard let text = panes[path] else { throw CocoaError(.fileReadNoSuchFile) }
            return Data("{PreferenceSpecifiers = (\(text));}".utf8)
        }
    }

    @Test func `panes that open one another are read once`() throws {
        let child = "{Type = PSChildPaneSpecifier; Title = T; File = "
        let bundle = files([
            "Root.plist": "\(child)More;}, \(child)Last;}, \(child)More;}",
            "More.plist": "\(child)Root;}, \(child)More;}", "Last.plist": "",
        ])
        #expect(try bundle.panes().map(\.name) == ["Root", "More", "Last"])
    }

    @Test func `an unknown type is an error that names it`() {
        let bundle = files(["Root.plist": "{Type = PSToggleSwitch;}"])
        let error = #expect(throws: DecodingError.self) { try bundle.panes() }
        #expect("\(String(describing: error))".contains("PSToggleSwitch"))
    }

    @Test func `a bundle without a first pane, and a file without rows, are errors`() {
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

    @Test func `types of values stay apart, and whole numbers are numbers`() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><array>
            <true/><integer>1</integer><real>1.0</real><string>1</string></array></plist>
            """
        let values = try PropertyListDecoder().decode([SettingsValue].self, from: Data(xml.utf8))
        #expect(values == [.bool(true), .number(1), .number(1), .string("1")])
    }

    @Test func `the files of an app's bundle are those in its folder Settings.bundle`() throws {
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

    /// Tests that file names are compared letter for letter.
    ///
    /// A Mac's file system opens "Root.plist" under the name "root.plist". Where names are case-sensitive, as on Linux,
    /// "./" in the path has the same effect.
    @Test(arguments: ["root.plist", "./Root.plist", "De.lproj/Root.strings", "de.lproj/../Root.plist"])
    func `a file is found by its name in the folder alone, letter for letter`(path: String) throws {
        let app = FileManager.default.temporaryDirectory.appending(path: "My settings \(UUID().uuidString)")
        let folder = app.appending(path: "Settings.bundle/de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        try Data("text".utf8).write(to: app.appending(path: "Settings.bundle/Root.plist"))
        try Data("text".utf8).write(to: folder.appending(path: "Root.strings"))
        let bundle = try #require(Bundle(path: app.path(percentEncoded: false)))
        let files = try #require(SettingsFiles(of: bundle))
        #expect(try files.read("Root.plist") == Data("text".utf8))
        #expect(throws: CocoaError.self) { try files.read(path) }
    }

    @Test func `panes in a folder are read, and those of others can be left out of the search for gaps`() throws {
        let child = "{Type = PSChildPaneSpecifier; Title = T; File = "
        let bundle = files([
            "Root.plist": "\(child)Made;}", "Made.plist": "\(child)\"Made/Library\";}", "Made/Library.plist": "",
        ])
        #expect(try bundle.panes().map(\.name) == ["Root", "Made", "Made/Library"])
        let gaps = ["Root", "Made", "Made/Library"].map { "\($0).plist has no StringsTable" }
        #expect(try bundle.gaps(in: "de") == gaps)
        #expect(try bundle.gaps(in: "de", except: ["Made"]) == [gaps[0]])
    }

    @Test func `a line without its semicolon makes a strings file an error`() {
        let strings = "\"Sound\" = \"Ton\"\n\"Music\" = \"Musik\";"
        let bundle = SettingsFiles { path in
            path == "Root.plist"
                ? Data("{StringsTable = Root; PreferenceSpecifiers = ();}".utf8) : Data(strings.utf8)
        }
        #expect(throws: DecodingError.self) { try bundle.gaps(in: "de") }
    }

    @Test func `an app without a bundle has no files`() throws {
        let app = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        #expect(SettingsFiles(of: try #require(Bundle(path: app.path()))) == nil)
    }

    @Test func `short titles and footers want a translation, and an empty title wants none`() throws {
        var row = SettingsRow(kind: .multiValue, title: "", titles: ["Long"])
        row.footer = "Foot"
        row.shortTitles = ["Short"]
        #expect(SettingsPane(rows: [row]).texts == ["Foot", "Long", "Short"])
    }

    @Test(arguments: Mistake.allCases)
    func `what is put right is right, and what is wrong has a message about the item that is shown`(
        mistake: Mistake
    ) throws {
        func messages(_ state: State) -> [SchemaDiagnostic] {
            let contents = mistake.files(state).mapValues(BundleFiles.Content.bytes)
            return SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents)).diagnostics
        }
        #expect(messages(.right).isEmpty)
        let wrong = messages(.wrong)
        #expect(wrong.count == 1 && wrong[0].path.hasPrefix("PreferenceSpecifiers[\(mistake.item)]"))
    }

    @Test func `the tool has nothing to say of the chapter's bundle`() throws {
        let contents = try bundleFiles().mapValues(BundleFiles.Content.bytes)
        let schema = SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
        #expect(schema.diagnostics == [])
        #expect(schema.panes.count == 2)
    }

    @Test func `the pictures name the items of the panes`() throws {
        let panes = try SettingsFiles.chapter.panes()
        #expect(panes.map(\.rows.count) == [RootItem.allCases.count, DebuggingItem.allCases.count])
    }
}

/// Tests of keys and of opening the app's settings, in cases that the page doesn't show.
@MainActor @Suite struct SettingsCodeTests {
    @Test func `settings are read under the names of their keys`() throws {
        let store = emptyStore("workbook.keys")
        store.set(true, forKey: "showsSent")
        store.set("GBP", forKey: "currency")
        #expect(store.bool(for: .showsSent) && !store.bool(for: .showsBall))
        #expect(store.string(for: .currency) == "GBP" && store.string(for: .customer) == nil)
    }

    @Test func `a scene hands the URL of the app's page over, too`() async throws {
        try await withDevice {
            let url = try #require(URL(string: UIApplication.openSettingsURLString))
            showApp().windowScene?.open(url, options: nil)
            #expect(openedURLs == [url])
        }
    }
}
