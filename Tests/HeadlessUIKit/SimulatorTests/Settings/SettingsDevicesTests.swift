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

    @Test func `a page is that of the idiom that is named`() {
        #expect(titles(on: .phone) == ["Phone"])
        #expect(titles(on: .pad) == ["Pad"])
    }

    @MainActor @Test func `without an idiom the current device decides, and without a device it is a phone`()
        async throws
    {
        #expect(titles(on: nil) == ["Phone"])
        let onPad = try await withDevice(.iPad.running(.iOS12)) { titles(on: nil) }
        #expect(onPad == ["Pad"])
    }

    @Test func `a bundle that cannot be read has a page without rows`() {
        let app = SettingsApp(path: "/no such folder/Settings.bundle", name: "Mail")
        #expect(app.page == SettingsApp.Page(title: "Mail", back: "Apps", groups: []))
    }
}
