import Foundation
import SettingsAccessors
import SettingsBundle
import Testing

/// Tests of reading a bundle, in cases that the page doesn't show.
@Suite struct BundleDefaultsTests {
    /// Returns a bundle whose panes are given in the older text format of property lists.
    private func bundle(_ panes: [String: String]) throws -> BundleDefaults {
        try BundleDefaults { file in
            guard let text = panes[file] else { throw CocoaError(.fileNoSuchFile) }
            return Data("{\(text)}".utf8)
        }
    }

    private func field(_ key: String, _ value: String) -> String {
        "{Type = PSTextFieldSpecifier; Key = \(key); DefaultValue = \(value);}"
    }

    private func child(_ file: String) -> String { "{Type = PSChildPaneSpecifier; Title = T; File = \(file);}" }

    private func strings(_ values: [String: Any]?) -> [String: String]? { values?.compactMapValues { $0 as? String } }

    @Test func `panes that open each other are each read once`() throws {
        let bundle = try bundle([
            "Root.plist": "PreferenceSpecifiers = (\(child("A")), \(field("r", "1")));",
            "A.plist": "PreferenceSpecifiers = (\(field("a", "2")), \(child("Root")), \(child("B")));",
            "B.plist": "PreferenceSpecifiers = (\(child("A")), \(field("b", "3")));",
        ])
        #expect(strings(bundle.values[nil]) == ["r": "1", "a": "2", "b": "3"])
    }

    @Test func `a missing or broken child pane doesn't affect the other panes`() throws {
        let rows = "PreferenceSpecifiers = (\(child("Gone")), \(field("r", "1")));"
        #expect(try strings(bundle(["Root.plist": rows]).values[nil]) == ["r": "1"])
        let broken = try BundleDefaults { Data(($0 == "Root.plist" ? "{\(rows)}" : "((").utf8) }
        #expect(strings(broken.values[nil]) == ["r": "1"])
    }

    @Test func `a bundle without Root.plist throws an error`() {
        #expect(throws: CocoaError.self) { try bundle(["A.plist": "PreferenceSpecifiers = ();"]) }
    }

    @Test func `of rows with the same key, the first provides the default, even across panes`() throws {
        let bundle = try bundle([
            "Root.plist": "PreferenceSpecifiers = (\(field("k", "first")), \(field("k", "second")), \(child("A")));",
            "A.plist": "PreferenceSpecifiers = (\(field("k", "third")));",
        ])
        #expect(strings(bundle.values[nil]) == ["k": "first"])
    }

    @Test func `a child pane uses the app group of the pane that opens it, unless it has its own`() throws {
        let bundle = try bundle([
            "Root.plist": "PreferenceSpecifiers = (\(field("r", "1")), \(child("A")));",
            "A.plist": """
            ApplicationGroupContainerIdentifier = "group.a";
            PreferenceSpecifiers = (\(field("r", "2")), \(child("B")), \(child("C")));
            """,
            "B.plist": "PreferenceSpecifiers = (\(field("b", "3")));",
            "C.plist": """
            ApplicationGroupContainerIdentifier = "group.c";
            PreferenceSpecifiers = (\(field("c", "4")));
            """,
        ])
        #expect(bundle.values.count == 3)
        #expect(strings(bundle.values[nil]) == ["r": "1"])
        #expect(strings(bundle.values["group.a"]) == ["r": "2", "b": "3"])
        #expect(strings(bundle.values["group.c"]) == ["c": "4"])
    }

    @Test func `rows without a key or a default register nothing, and binary files are read`() throws {
        let rows: [[String: Any]] = [
            ["Type": "PSGroupSpecifier", "Title": "G"], ["Type": "PSTextFieldSpecifier", "Key": "empty"],
            ["Type": "PSSliderSpecifier", "Key": "size", "DefaultValue": 20.5],
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["PreferenceSpecifiers": rows], format: .binary, options: 0)
        let values = try BundleDefaults { _ in data }.values[nil]
        #expect(values?.keys.sorted() == ["size"])
        #expect(values?["size"] as? Double == 20.5)
    }

    @Test @MainActor func `the app's own bundle is registered, including the defaults of its groups`() throws {
        let app = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let folder = app.appendingPathComponent("Settings.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        let (own, shared) = ("own-\(UUID().uuidString)", "shared-\(UUID().uuidString)")
        let panes = [
            "Root.plist": "PreferenceSpecifiers = (\(field("\"\(own)\"", "1")), \(child("A")));",
            "A.plist": """
            ApplicationGroupContainerIdentifier = "group.a";
            PreferenceSpecifiers = (\(field("\"\(shared)\"", "2")));
            """,
        ]
        for (file, text) in panes {
            try Data("{\(text)}".utf8).write(to: folder.appendingPathComponent(file))
        }
        BundleDefaults.registerAll(in: try #require(Bundle(path: app.path)))
        #expect(UserDefaults.standard.string(forKey: own) == "1")
        // Registered defaults are one dictionary, so every store returns them.
        #expect(UserDefaults.standard.string(forKey: shared) == "2")
    }

    /// Registers the defaults of an app whose Root.plist has the given contents, or no contents if it doesn't exist.
    @MainActor private static func register(root: String?) throws {
        let app = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let folder = app.appendingPathComponent("Settings.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        if let root { try Data(root.utf8).write(to: folder.appendingPathComponent("Root.plist")) }
        BundleDefaults.registerAll(in: try #require(Bundle(path: app.path)))
    }

    @Test func `a broken Root.plist stops a debug build, with a message that contains the reason`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await Self.register(root: "((")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Settings.bundle cannot be read"))
    }

    @Test func `a missing Root.plist and one that's no dictionary stop a debug build`() async {
        await #expect(processExitsWith: .failure) { try await Self.register(root: nil) }
        await #expect(processExitsWith: .failure) { try await Self.register(root: "(1, 2)") }
        await #expect(processExitsWith: .success) { try await Self.register(root: "{PreferenceSpecifiers = ();}") }
    }

    @Test func `an app without a settings bundle registers nothing`() throws {
        let app = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        BundleDefaults.registerAll(in: try #require(Bundle(path: app.path)))
    }

    @Test func `Apple's sample AppPrefs, which adds no file extension, misses the child pane`() throws {
        func sample(file: String) -> [String: Any] {
            let names = ["Root.plist", "Debugging.plist"]
            guard names.contains(file), let data = try? resource("Settings.bundle/\(file)"),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let rows = (list as? [String: Any])?["PreferenceSpecifiers"] as? [[String: Any]]
            else { return [:] }
            return rows.reduce(into: [:]) { values, row in
                if let key = row["Key"] as? String { values[key] = row["DefaultValue"] }
                guard row["Type"] as? String == "PSChildPaneSpecifier" else { return }
                values.merge(sample(file: row["File"] as? String ?? "")) { $1 }
            }
        }
        let ours = try BundleDefaults { try resource("Settings.bundle/\($0)") }.values[nil]
        #expect(sample(file: "Root.plist")["units"] as? String == "kilometers")
        #expect(sample(file: "Root.plist")["log_level"] == nil)
        #expect(ours?["log_level"] as? String == "info")
    }

    @Test func `the bundle has the defaults that the generated type registers`() throws {
        let bundle = try BundleDefaults { try resource("Settings.bundle/\($0)") }
        let values = try #require(bundle.values[nil])
        #expect(bundle.values.count == 1)
        #expect(values.keys.sorted() == AppSettings.defaultValues.keys.sorted())
        for (key, value) in AppSettings.defaultValues { #expect("\(values[key] ?? "")" == "\(value)", "\(key)") }
    }

    @Test func `the defaults equal those that the tool finds`() throws {
        let suites = try trailSchema().effectiveDefaults()
        let bundle = try BundleDefaults { try resource("Settings.bundle/\($0)") }
        #expect(suites.count == 1 && bundle.values.count == 1)
        for suite in suites {
            let ours = try #require(bundle.values[suite.suite])
            #expect(ours.keys.sorted() == suite.values.map(\.key).sorted())
            for (key, value) in suite.values {
                #expect(try PropertyList(object: #require(ours[key])) == value, "\(key)")
            }
        }
    }
}

/// Tests of the mark that tells an installation from an update.
@Suite struct InstallationTests {
    @Test func `an update of a version that had no mark isn't an installation`() {
        #expect(!isInstallation(["version": "1.0 (1)", "units": "miles"], olderKey: "version"))
    }

    @Test func `without stored values, it's an installation, whatever is registered or chosen in Settings before`() {
        #expect(isInstallation([:], olderKey: "version"))
        #expect(isInstallation(["units": "miles"], olderKey: "version"))
    }

    @Test func `a launch after the first one isn't an installation`() {
        #expect(!isInstallation(["wasLaunched": true], olderKey: "version"))
    }
}

/// Compares the page's Swift code with the code that the tool generates from the same bundle.
@Suite struct GeneratedSettingsTests {
    private static var repository: String {
        #filePath.components(separatedBy: "/Tests/Chapters/")[0]
    }

    /// Returns the lines of a code block of the chapter, found by the text after the three backticks.
    private func fence(_ start: String) throws -> [String] {
        let page = try String(contentsOfFile: "\(Self.repository)/chapters/12-user-defaults.md", encoding: .utf8)
        let lines = page.components(separatedBy: "\n")
        let first = try #require(lines.firstIndex { $0 == "```\(start)" })
        return Array(lines[(first + 1)...].prefix { $0 != "```" })
    }

    /// Returns Swift source without blanks and comment marks, so that line breaks don't matter.
    private func tokens(_ source: String) -> String {
        source.replacing("///", with: "").filter { !$0.isWhitespace }
    }

    @Test func `the listings equal the tool's output, except for line breaks and the import`() throws {
        let page = try String(contentsOfFile: "\(Self.repository)/chapters/12-user-defaults.md", encoding: .utf8)
        let listing = try #require(page.range(of: "```swift hidden\n\(Accessors.mark)"))
        var source = Accessors.mark + page[listing.upperBound...].components(separatedBy: "\n```\n")[0]
        for name in [
            "generated-keys", "generated-defaults", "generated-units", "generated-others", "generated-reading",
            "generated-storing", "generated-changes",
        ] {
            let hidden = name == "generated-units" ? "" : " hidden"
            source = try source.replacing(
                "// <<\(name)>>", with: fence("swift name=\(name)\(hidden)").joined(separator: "\n"))
        }
        let made = try Accessors(trailSchema()).source()
        // The page doesn't contain the imports, nor the code for views that observe.
        let imports = try #require(made.firstRange(of: "import Foundation"))
        let start = try #require(made.firstRange(of: "/// The preferences"))
        let views = try #require(made.firstRange(of: "#if canImport(Observation)\n    extension"))
        #expect(
            tokens(source) == tokens(String(made[..<imports.lowerBound] + made[start.lowerBound..<views.lowerBound])))
    }

    @Test func `the generated type and the function of the exercise read a stored text size alike`() async throws {
        let sizes: [(stored: Any?, size: Double)] = [
            (nil, 17), (24, 24), (18.5, 18.5), ("24", 24), ("1e1", 13), (13, 13), (29.0, 29), (12.9, 13), (29.1, 29),
            (-5, 13), ("300", 29), (Double.nan, 17), (Double.infinity, 17), (-Double.infinity, 17), ("nan", 17),
            ("inf", 17), ("-inf", 17), ("", 17), ("large", 17), ("24 pt", 17), ("12,5", 17), ([24.0], 17),
            (["a": 24], 17),
        ]
        try await withStore {
            let settings = AppSettings(defaults: defaults)
            for (stored, size) in sizes {
                defaults.set(stored, forKey: "text_size")
                #expect(settings.textSize == size, "\(String(describing: stored))")
                #expect(textSize(from: stored) == size, "\(String(describing: stored))")
                guard let number = stored as? Double else { continue }
                defaults.removeObject(forKey: "text_size")
                settings.textSize = number
                #expect(settings.textSize == size, "\(number), set")
            }
        }
    }

    @Test func `the bundle has no diagnostics`() throws {
        #expect(try trailSchema().diagnostics.isEmpty)
    }
}

private func trailSchema() throws -> SettingsSchema {
    let files = try ["Root.plist", "Debugging.plist"].map {
        ($0, BundleFiles.Content.bytes(try resource("Settings.bundle/\($0)")))
    }
    return SettingsSchema(
        files: BundleFiles(path: "Settings.bundle", contents: Dictionary(uniqueKeysWithValues: files)))
}
