import Figures
import Foundation
import OnScreen
import SettingsBundle
import SettingsScreens
import Simulator
import Testing
import UIKit

@testable import UserDefaultsApp

/// Tests of the app as its user sees it, with unsolved exercises.
///
/// On a phone the bundle is part of the app, and its values are registered. Here the app has no bundle, so the tests
/// provide the simulated Settings app with one that has the rows that they need.
@MainActor
struct DemoTests {
    private static let root = """
        {PreferenceSpecifiers = (
            {Type = PSMultiValueSpecifier; Title = Theme; Key = theme; DefaultValue = sepia;
                Titles = (Paper, Sepia, Night); Values = (paper, sepia, night);},
            {Type = PSToggleSwitchSpecifier; Title = "Page Numbers"; Key = showsPageNumbers; DefaultValue = YES;},
            {Type = PSTitleValueSpecifier; Title = Version; Key = version; DefaultValue = "-";}
        );}
        """

    private struct Running {
        var delegate: SceneDelegate
        var reader: ReaderController
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

        /// Scrolls to a row and taps it.
        @MainActor
        func tapRow(_ row: Int, in section: Int) {
            let path = IndexPath(row: row, section: section)
            // Rows have their final heights only after they have been on the screen.
            for _ in 0..<5 {
                table.layoutIfNeeded()
                table.scrollToRow(at: path, at: .middle, animated: false)
            }
            table.layoutIfNeeded()
            let rect = table.convert(table.rectForRow(at: path), to: nil)
            tap(at: CGPoint(x: rect.midX, y: rect.midY))
        }
    }

    private func withApp(
        _ device: Device = .current, test: String = #function, _ body: @MainActor (Running) async throws -> Void
    ) async throws {
        let name = "workbook.demo.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        try await withDevice(device) {
            let delegate = SceneDelegate()
            delegate.store = AppStore(store, name: name)
            launch(AppDelegate()) { _ in delegate }
            let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
            let demo = try #require(navigation.topViewController as? DemoController)
            demo.view.layoutIfNeeded()
            let settings = SettingsApp(
                files: ["Root.plist": Data(Self.root.utf8)], name: "Reader",
                store: SettingsStore(store, suiteName: name))
            try await body(
                Running(
                    delegate: delegate, reader: #require(demo.children.first as? ReaderController),
                    table: #require((demo.children.last as? UITableViewController)?.tableView), store: store,
                    settings: settings))
        }
    }

    @Test func `the Settings button opens the URL of the app's settings`() async throws {
        try await withApp { _ in
            #expect(tapButton(titled: "Settings"))
            #expect(openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
        }
    }

    @Test func `the page and the table show values chosen in Settings when the app returns`() async throws {
        try await withApp { app in
            #expect(app.reader.page.theme == .sepia && app.reader.page.showsNumber)
            #expect(app.texts(in: 3)[0] == "Stored | nothing")
            background()
            try app.settings.choose("Night", in: "Theme")
            try app.settings.turn("Page Numbers", on: false)
            #expect(app.reader.page.theme == .sepia)
            foreground()
            #expect(app.reader.page.theme == .night && !app.reader.page.showsNumber)
            #expect(app.table.cellForRow(at: IndexPath(row: 3, section: 0))?.accessoryType == .checkmark)
            #expect(app.texts(in: 3)[0] == "Stored | showsPageNumbers: false\ntheme: “night”")
        }
    }

    @Test func `a theme chosen in the app is shown on the page and in Settings`() async throws {
        try await withApp { app in
            #expect(app.texts(in: 0).dropFirst() == ["Paper", "Sepia", "Night"])
            app.tapRow(1, in: 0)
            await until { app.reader.page.theme == .paper }
            #expect(app.reader.page.theme == .paper)
            #expect(app.settings.rows[0].description == "Theme: \"Paper\" >")
            app.table.layoutIfNeeded()
            let chosen = try #require(app.table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(chosen.accessoryType == .checkmark && chosen.accessibilityTraits.contains(.selected))
            #expect(
                app.table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType
                    == UITableViewCell.AccessoryType.none)
        }
    }

    @Test func `the table shows the domains of UserDefaults, and the exercise's result`() async throws {
        try await withApp { app in
            app.store.set("night", forKey: "theme")
            app.store.setVolatileDomain(["textSize": "28"], forName: UserDefaults.argumentDomain)
            defer { app.store.removeVolatileDomain(forName: UserDefaults.argumentDomain) }
            let domains = app.delegate.store.domains
            #expect(domains.map { $0.values["textSize"] } == ["“28”", nil, nil])
            #expect(domains.map { $0.values["theme"] } == [nil, "“night”", nil])
            #expect(app.texts(in: 1).count == 6)
            #expect(app.texts(in: 1)[0] == "theme | \(domain(answering: "theme", in: domains) ?? "")")
        }
    }

    @Test func `sizes of each kind are stored, and the exercise's size is shown`() async throws {
        try await withApp { app in
            #expect(app.texts(in: 2)[0] == "Found: nothing | \(textSize(from: nil).formatted()) points count.")
            let rows = ["24", "“18.5”", "300", "“large”"]
            #expect(app.texts(in: 2).dropFirst() == rows.map { "Store \($0)" }[...])
            for (index, words) in rows.enumerated() {
                app.tapRow(index + 1, in: 2)
                await until { app.texts(in: 2)[0].hasPrefix("Found: \(words) ") }
                #expect(app.texts(in: 2)[0].hasPrefix("Found: \(words) | "))
                #expect((17...29).contains(app.reader.page.textSize))
            }
            #expect(app.store.string(forKey: "textSize") == "large")
            app.tapRow(0, in: 2)
            #expect(app.store.string(forKey: "textSize") == "large", "the first row is no button")
        }
    }

    @Test func `version 1's values replace the new ones, and the update stores the exercise's result`()
        async throws
    {
        try await withApp { app in
            app.store.set("paper", forKey: "theme")
            app.store.set("other", forKey: "strange")
            app.tapRow(1, in: 3)
            #expect(app.texts(in: 3)[0] == "Stored | fontSize: “large”\nnightMode: true")
            #expect(app.store.object(forKey: "theme") == nil)
            let expected = migrated(["nightMode": .flag(true), "fontSize": .text("large")])
            app.tapRow(2, in: 3)
            #expect(app.delegate.store.stored == expected)
            #expect(app.store.string(forKey: "strange") == "other", "what is not the demo's stays")
            await until { app.reader.page.theme == .sepia }
            #expect(app.reader.page.theme == .sepia, "with the stub the choice is lost, and the page shows the default")
        }
    }

    @Test func `the page is above the table in portrait, and beside it in landscape`()
        async throws
    {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withApp(device) { app in
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                    turnDevice(to: orientation)
                    let window = try #require(app.delegate.window)
                    window.layoutIfNeeded()
                    let page = app.reader.view.convert(app.reader.view.bounds, to: window)
                    let table = app.table.convert(app.table.bounds, to: window)
                    if orientation == .portrait {
                        #expect(page.maxY == table.minY && page.width == window.bounds.width)
                        #expect(abs(page.height - table.height) <= 1 && table.maxY == window.bounds.maxY)
                    } else {
                        #expect(page.maxX == table.minX && page.height == table.height)
                        #expect(page.minY >= window.safeAreaInsets.top && table.maxX == window.bounds.maxX)
                    }
                }
            }
        }
    }

    @Test func `with the largest text, the rows are taller, and the last row can be reached`() async throws {
        try await withApp(.iPhoneSE) { app in
            app.table.layoutIfNeeded()
            let height = app.table.contentSize.height
            background()
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            foreground()
            app.table.layoutIfNeeded()
            #expect(app.table.contentSize.height > height * 1.2)
            app.tapRow(1, in: 3)
            #expect(app.texts(in: 3)[0].contains("nightMode"))
        }
    }
}
