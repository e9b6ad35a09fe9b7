import Foundation
import SettingsBundle
import Simulator
import Testing

/// Tests of the Settings app of a simulated device.
@Suite struct SettingsDevicesTests {
    private static let rows = ["Phone", "Pad"].map { idiom in
        PropertyList.dictionary([
            "Type": "PSToggleSwitchSpecifier", "Title": .string(idiom), "Key": .string(idiom), "DefaultValue": true,
            "SupportedUserInterfaceIdioms": [.string(idiom)],
        ])
    }

    private static let root = Data((["PreferenceSpecifiers": .array(rows)] as PropertyList).xml.utf8)

    private func titles(on idiom: UIUserInterfaceIdiom?) -> [String] {
        SettingsApp(files: ["Root.plist": Self.root], idiom: idiom).rows.map(\.title)
    }

    @Test func `the page contains the rows of the given idiom`() {
        #expect(titles(on: .phone) == ["Phone"])
        #expect(titles(on: .pad) == ["Pad"])
    }

    @MainActor @Test func `the default idiom is the current device's, or phone without a device`()
        async throws
    {
        #expect(titles(on: nil) == ["Phone"])
        let onPad = try await withDevice(.iPad.running(.iOS12)) { titles(on: nil) }
        #expect(onPad == ["Pad"])
    }

    @Test func `an unreadable bundle has a page without rows`() {
        let app = SettingsApp(path: "/no such folder/Settings.bundle", name: "Mail")
        #expect(app.page == SettingsApp.Page(title: "Mail", back: "Apps", groups: []))
    }
}
