import Figures
import Foundation
import SettingsBundle
import SettingsScreens
import Simulator
import Testing
import UIKit

@testable import SettingsBundleApp

/// Tests of the app as its user sees it, with unsolved exercises.
///
/// On a phone the bundle is part of the app. Here the app has no bundle, so the tests provide one with the rows that
/// they need.
@MainActor
struct DemoTests {
    private static let bundle: [String: Data] = [
        "Root.plist": paneFile([
            [("Type", "PSGroupSpecifier"), ("Title", "Orders")],
            [("Type", "PSTextFieldSpecifier"), ("Title", "Name"), ("Key", "customer")],
            [
                ("Type", "PSMultiValueSpecifier"), ("Title", "Currency"), ("Key", "currency"),
                ("DefaultValue", "EUR"), ("Titles", ["Euro", "Pound"]), ("Values", ["EUR", "GBP"]),
            ],
            [
                ("Type", "PSToggleSwitchSpecifier"), ("Title", "Show Sent Orders"), ("Key", "showsSent"),
                ("DefaultValue", true),
            ],
            [
                ("Type", "PSSliderSpecifier"), ("Key", "rowHeight"), ("DefaultValue", 48.0), ("MinimumValue", 32.0),
                ("MaximumValue", 64.0),
            ],
            [("Type", "PSChildPaneSpecifier"), ("Title", "Debugging"), ("File", "Debugging")],
        ]),
        "Debugging.plist": paneFile([
            [("Type", "PSGroupSpecifier")],
            [
                ("Type", "PSTextFieldSpecifier"), ("Title", "Server"), ("Key", "server"),
                ("DefaultValue", "orders.example"),
            ],
        ]),
    ]

    private struct Running {
        var delegate: SceneDelegate
        var table: UITableView
        var store: UserDefaults
        var settings: SettingsApp

        @MainActor
        func texts(in section: Int) -> [String] {
            (0..<table.numberOfRows(inSection: section)).compactMap { row in
                let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
                let content = cell?.contentConfiguration as? UIListContentConfiguration
                return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: " | ")
            }
        }

        /// Returns the center of a row in screen coordinates.
        @MainActor
        func point(of row: Int, in section: Int) -> CGPoint {
            table.layoutIfNeeded()
            let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
            return CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    private func launchApp(_ files: [String: Data]? = bundle, suite: String = #function) throws -> Running {
        let name = "workbook.demo.\(suite.hashValue)"
        let store = try #require(UserDefaults(suiteName: name))
        store.removePersistentDomain(forName: name)
        let delegate = SceneDelegate()
        if let files { delegate.demo = DemoController(files: SettingsFiles { try found(files[$0]) }, defaults: store) }
        launch(AppDelegate()) { _ in delegate }
        let settings = SettingsApp(
            files: files ?? [:], name: "Orders", store: SettingsStore(store, suiteName: name))
        return try Running(
            delegate: delegate, table: #require(delegate.demo.tableView), store: store, settings: settings)
    }

    @Test func `a tap on Open Settings opens the URL of the app's settings`() async throws {
        try await withDevice {
            let app = try launchApp()
            #expect(app.texts(in: 0).last == "Open Settings")
            tap(at: app.point(of: 1, in: 0))
            #expect(openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
            for (row, section) in [(0, 0), (0, 1), (1, 1)] { tap(at: app.point(of: row, in: section)) }
            #expect(openedURLs.count == 1, "no other row opens it")
        }
    }

    @Test func `stored values are shown, and read again when the app returns from Settings`()
        async throws
    {
        try await withDevice {
            var app = try launchApp()
            #expect(
                app.texts(in: 1) == [
                    "customer | customer: not stored. Its row shows nothing.",
                    "currency | currency: not stored. Its row shows ?.",
                    "showsSent | showsSent: not stored. Its row shows on.",
                    "rowHeight | rowHeight: not stored. Its row shows 48.",
                    "server | server: not stored. Its row shows “orders.example”.",
                ])
            tap(at: app.point(of: 1, in: 0))
            background()
            try app.settings.choose("Pound", in: "Currency")
            try app.settings.turn("Show Sent Orders", on: false)
            try app.settings.move("rowHeight", to: 52.5)
            try app.settings.open("Debugging")
            try app.settings.type("127.0.0.1", into: "Server")
            #expect(app.texts(in: 1)[1].contains("not stored"), "it is read on the way back")
            foreground()
            #expect(
                app.texts(in: 1) == [
                    "customer | customer: not stored. Its row shows nothing.",
                    "currency | currency: “GBP”. Its row shows ?.",
                    "showsSent | showsSent: off. Its row shows off.",
                    "rowHeight | rowHeight: 52.5. Its row shows 52.5.",
                    "server | server: “127.0.0.1”. Its row shows “127.0.0.1”.",
                ])
        }
    }

    @Test func `beside Settings on an iPad, the button reads the values again`() async throws {
        try await withDevice(.iPadPro11) {
            let app = try launchApp()
            turnDevice(to: .landscapeLeft)
            try app.settings.turn("Show Sent Orders", on: false)
            #expect(app.texts(in: 1)[2].contains("not stored"))
            let bar = try #require(app.delegate.demo.navigationController?.navigationBar)
            let button = try #require(buttons(in: bar).last)
            tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            #expect(app.texts(in: 1)[2].contains("showsSent: off"))
        }
    }

    private func buttons(in view: UIView) -> [UIControl] {
        view.subviews.flatMap { ([$0 as? UIControl].compactMap { $0 }) + buttons(in: $0) }
    }

    @Test func `the list of conflicting keys is the exercise's result`() async throws {
        try await withDevice {
            let app = try launchApp()
            #expect(app.texts(in: 2) == conflictingKeys(in: []))
        }
    }

    @Test func `an app with a missing or broken bundle shows a message`() async throws {
        try await withDevice {
            let app = try launchApp(nil)
            #expect(app.texts(in: 1) == ["The app has no Settings.bundle: add it to the app's target."])
            #expect(app.texts(in: 2) == ["None"])
        }
        try await withDevice {
            let app = try launchApp(["Root.plist": Data("{".utf8)])
            #expect(app.texts(in: 1).count == 1)
            #expect(app.texts(in: 1)[0].hasPrefix("The bundle cannot be read: "))
            #expect(app.texts(in: 2) == ["None"])
        }
    }

    @Test func `with the largest text on a small iPhone, the last row can be reached`() async throws {
        try await withDevice(.iPhoneSE) {
            let app = try launchApp()
            let height = app.table.contentSize.height
            background()
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            foreground()
            app.table.layoutIfNeeded()
            #expect(app.table.contentSize.height > height * 1.5)
            // Rows have their final heights only after they have been on the screen.
            for _ in 0..<5 {
                app.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .bottom, animated: false)
                app.table.layoutIfNeeded()
            }
            #expect(app.table.cellForRow(at: IndexPath(row: 0, section: 2)) != nil)
        }
    }

    @Test func `VoiceOver reads Open Settings as a button, and values without the button trait`() async throws {
        try await withDevice {
            let app = try launchApp()
            app.table.layoutIfNeeded()
            let button = try #require(app.table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(button.accessibilityTraits.contains(.button))
            let value = try #require(app.table.cellForRow(at: IndexPath(row: 0, section: 1)))
            #expect(!value.accessibilityTraits.contains(.button))
        }
    }
}
