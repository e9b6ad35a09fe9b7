import Foundation
import Testing

@testable import SettingsBundle

/// Tests of bundles with thousands of panes.
///
/// Code whose time grows with the square of their number takes longer than 3 seconds of processor time if a step takes
/// 2 microseconds or more. The code takes less than a second in a debug build.
@Suite struct GrowthTests {
    static let count = 1100

    private func pane(_ rows: [PropertyList], suite: String? = nil) -> Data {
        var entries: PropertyListDictionary = ["PreferenceSpecifiers": .array(rows)]
        entries["ApplicationGroupContainerIdentifier"] = suite.map { .string($0) }
        return Data(PropertyList.dictionary(entries).xml.utf8)
    }

    private func child(_ file: String) -> PropertyList {
        ["Type": "PSChildPaneSpecifier", "Title": .string(file), "File": .string(file)]
    }

    private func toggle(_ key: String) -> PropertyList {
        ["Type": "PSToggleSwitchSpecifier", "Title": .string(key), "Key": .string(key), "DefaultValue": true]
    }

    /// Returns a bundle whose first pane has a row for each of the others.
    private func bundle(rowNames: (Int) -> String, file: (Int) -> Data) -> SettingsSchema {
        var contents: [String: BundleFiles.Content] = [
            "Root.plist": .bytes(pane((0..<Self.count).map { child(rowNames($0)) }))
        ]
        for index in 0..<Self.count { contents["Pane\(index).plist"] = .bytes(file(index)) }
        return SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents))
    }

    private func expectQuick(_ schema: SettingsSchema, _ check: ([SchemaDiagnostic]) -> Void) {
        let start = secondsOfThisThread()
        check(schema.diagnostics)
        _ = schema.effectiveDefaults()
        #expect(secondsOfThisThread() - start < 3)
    }

    /// Returns the processor time of the current thread in seconds. Time spent waiting for a processor doesn't count.
    private func secondsOfThisThread() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func `unopened panes and missing panes are found quickly`() {
        let schema = bundle(rowNames: { "Pane\($0)x" }, file: { pane([toggle("key\($0)")]) })
        expectQuick(schema) { diagnostics in
            #expect(diagnostics.count { $0.rule == .unopenedPane } == Self.count)
            #expect(diagnostics.count { $0.rule == .missingPane } == SettingsSchema.largestDiagnosticCount)
        }
    }

    @Test func `unreadable panes are found quickly`() {
        let schema = bundle(rowNames: { "Pane\($0)" }, file: { _ in Data("no list".utf8) })
        expectQuick(schema) { diagnostics in
            #expect(diagnostics.count { $0.rule == .unreadable } == Self.count)
            #expect(!diagnostics.contains { $0.rule == .missingPane })
        }
    }

    @Test func `one key in thousands of app groups is checked quickly`() {
        let schema = bundle(
            rowNames: { "Pane\($0)" }, file: { pane([toggle("sound")], suite: "group.example.\($0)") })
        expectQuick(schema) { diagnostics in
            #expect(diagnostics.count { $0.rule == .duplicateKey } == Self.count - 1)
        }
        #expect(schema.effectiveDefaults().count == Self.count)
    }

    @Test func `a chain of thousands of panes is checked quickly`() {
        let schema = bundle(
            rowNames: { "Pane\($0)" },
            file: { pane([toggle("key\($0)"), child("Pane\(min($0 + 1, Self.count - 1))")]) })
        expectQuick(schema) { diagnostics in #expect(diagnostics.map(\.rule) == [.circle]) }
    }
}
