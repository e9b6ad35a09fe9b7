import Foundation
import Simulator
import Testing
import UIKit

private enum Days: Int, SettingValue {
    case week = 7
    case month = 30
}

@MainActor private final class Count { var value = 0 }

/// Tests of the typed keys and of the observation of changes, in cases that the page doesn't show.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SettingsTests {
    @Test func `a value of each type is read as it was set, or else as its fallback`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            let (flag, number) = (Setting("t.flag", fallback: true), Setting("t.number", fallback: 7))
            let (size, text) = (Setting("t.size", fallback: 1.5), Setting("t.text", fallback: "a"))
            #expect(settings[flag] && settings[number] == 7 && settings[size] == 1.5 && settings[text] == "a")

            settings[flag] = false
            settings[number] = 0
            settings[size] = 20
            settings[text] = ""
            #expect(!settings[flag] && settings[number] == 0 && settings[size] == 20 && settings[text] == "")
            #expect(storedValues.count == 4)
        }
    }

    @Test func `an enumeration is stored as its raw value, including a number`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            let days = Setting("t.days", fallback: Days.month)
            settings[days] = .week
            #expect(defaults.integer(forKey: "t.days") == 7)
            #expect(settings[days] == .week)
            defaults.set(8, forKey: "t.days")
            #expect(settings[days] == .month)
        }
    }

    @Test func `launch arguments are converted from strings to each type`() async throws {
        try await withReader {
            launchArguments(["t.flag": "NO", "t.number": "3", "t.size": "2.5", "t.days": "7", "theme": "night"])
            let settings = Settings(defaults)
            #expect(!settings[Setting("t.flag", fallback: true)])
            #expect(settings[Setting("t.number", fallback: 7)] == 3)
            #expect(settings[Setting("t.size", fallback: 1.0)] == 2.5)
            #expect(settings[Setting("t.days", fallback: Days.month)] == .week)
            #expect(settings[Keys.theme] == .night)
        }
    }

    @Test func `a value that can't be converted is read as the fallback`() async throws {
        try await withReader {
            launchArguments(["t.flag": "perhaps", "t.number": "3.5", "t.size": "large", "t.days": "8", "theme": "x"])
            let settings = Settings(defaults)
            #expect(settings[Setting("t.flag", fallback: true)])
            #expect(settings[Setting("t.number", fallback: 7)] == 7)
            #expect(settings[Setting("t.size", fallback: 1.5)] == 1.5)
            #expect(settings[Setting("t.days", fallback: Days.month)] == .month)
            #expect(settings[Keys.theme] == .sepia)
            defaults.set(["a"], forKey: "t.list")
            #expect(settings[Setting("t.list", fallback: 2.5)] == 2.5)
            #expect(settings[Setting("t.list", fallback: true)])
        }
    }

    @Test func `the generated type reads what can't be converted as the bundle's default`() async throws {
        try await withReader {
            let settings = AppSettings(defaults: defaults, groupOrgExampleReader: groupDefaults)
            func expectDefaults(_ stored: Any) {
                #expect(settings.theme == .sepia && settings.showsPageNumbers && settings.textSize == 20, "\(stored)")
                #expect(settings.syncs && settings.keptDays == .aMonth && settings.showsProgress, "\(stored)")
            }
            for stored in ["large", "", "nan", Double.nan, ["a"], Date(timeIntervalSince1970: 0)] as [Any] {
                for key in AppSettings.defaultValues.keys { defaults.set(stored, forKey: key) }
                groupDefaults.set(stored, forKey: "showsProgress")
                expectDefaults(stored)
            }
            defaults.set(["a"], forKey: "version")
            #expect(settings.version == "-")
        }
    }

    @Test func `the generated type keeps the slider's value within its limits`() async throws {
        try await withReader {
            let settings = AppSettings(defaults: defaults, groupOrgExampleReader: groupDefaults)
            let cases: [(Any, Double)] = [
                (24.5, 24.5), (24, 24), ("24", 24), (99, 29), ("99", 29), (3.0, 17), (Double.infinity, 29),
                ("-inf", 17),
            ]
            for (stored, expected) in cases {
                defaults.set(stored, forKey: "textSize")
                #expect(settings.textSize == expected, "\(stored)")
            }
        }
    }

    @Test func `the generated type converts launch arguments`() async throws {
        try await withReader {
            launchArguments(["showsPageNumbers": "NO", "syncs": "0", "textSize": "18.5", "keptDays": "7"])
            let settings = AppSettings(defaults: defaults, groupOrgExampleReader: groupDefaults)
            #expect(!settings.showsPageNumbers && !settings.syncs)
            #expect(settings.textSize == 18.5 && settings.keptDays == .aWeek)
        }
    }

    @Test func `a stored integer is no Double, and double(forKey:) reads it`() async throws {
        try await withReader {
            defaults.set(24, forKey: "t.size")
            #expect(defaults.object(forKey: "t.size") as? Double == nil)
            #expect(defaults.double(forKey: "t.size") == 24)
        }
    }

    @Test func `an unchanged version is written only once`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            let count = Count()
            let token = NotificationCenter.default.addObserver(
                forName: Settings.didChange, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated { count.value += 1 }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            let info = ["CFBundleShortVersionString": "2.1", "CFBundleVersion": "47"]
            settings.writeVersion(from: info)
            settings.writeVersion(from: info)
            #expect(count.value == 1)
        }
    }

    @Test func `the version is only written if both of its numbers exist`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            settings.writeVersion(from: nil)
            settings.writeVersion(from: ["CFBundleShortVersionString": "2.1"])
            settings.writeVersion(from: ["CFBundleVersion": "47"])
            #expect(storedValues.isEmpty)
            settings.writeVersion(from: ["CFBundleShortVersionString": "2.1", "CFBundleVersion": "47"])
            #expect(storedValues["version"] as? String == "2.1 (47)")
        }
    }

    @Test func `two changes before the next value are delivered as one`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            var values = settings.values(of: Keys.theme).makeAsyncIterator()
            #expect(await values.next() == .sepia)
            settings[Keys.theme] = .night
            settings[Keys.theme] = .paper
            #expect(await values.next() == .paper)
        }
    }

    @Test func `two sequences both receive a change`() async throws {
        try await withReader {
            let settings = Settings(defaults)
            var first = settings.values(of: Keys.theme).makeAsyncIterator()
            var second = Settings(defaults).values(of: Keys.theme).makeAsyncIterator()
            _ = await (first.next(), second.next())
            settings[Keys.theme] = .night
            #expect(await first.next() == .night)
            #expect(await second.next() == .night)
        }
    }

    @Test func `when a sequence ends, its UserDefaults are released`() async throws {
        try await withReader {
            let name = try #require(ListingStore.current?.name)
            weak var watched: UserDefaults?
            do {
                let own = try #require(UserDefaults(suiteName: name))
                watched = own
                let values = Settings(own).values(of: Keys.theme)
                for await _ in values { break }
            }
            await until { watched == nil }
            #expect(watched == nil)
        }
    }

    @Test func `the app's controller is released, even while it observes changes`() async throws {
        try await withReader {
            weak var watched: ReaderController?
            let app = showApp(ReaderController(Settings(defaults)))
            watched = app.rootViewController as? ReaderController
            #expect(watched != nil)
            Settings(defaults)[Keys.theme] = .night
            await until { watched?.page.theme == .night }
            #expect(watched?.page.theme == .night)
            app.rootViewController = UIViewController()
            await until { watched == nil }
            #expect(watched == nil)
        }
    }

    @Test func `the scene delegate shows the chosen theme before sceneWillEnterForeground returns`() async throws {
        try await withDevice {
            let standard = UserDefaults.standard
            defer { standard.removeObject(forKey: "theme") }
            var delegates: [ReaderSceneDelegate] = []
            launch(AppDelegate()) { _ in
                delegates.append(ReaderSceneDelegate())
                return delegates.last
            }
            let reader = try #require(delegates.first?.window?.rootViewController as? ReaderController)
            #expect(reader.page.theme == .sepia)
            background()
            standard.set("night", forKey: "theme")
            foreground()
            #expect(reader.page.theme == .night)
        }
    }

    @Test func `both scenes of an iPad show a value that's set in one`() async throws {
        try await withReader {
            try await withDevice(.iPadPro11) {
                let (first, second) = (ReaderController(Settings(defaults)), ReaderController(Settings(defaults)))
                showApp(first)
                let window = UIWindow(windowScene: openScene())
                window.rootViewController = second
                window.makeKeyAndVisible()
                Settings(defaults)[Keys.theme] = .night
                await until { first.page.theme == .night && second.page.theme == .night }
                #expect(first.page.theme == .night && second.page.theme == .night)
            }
        }
    }

    /// Returns the two views of a page, after checking the requirements for a page of any size.
    ///
    /// The foot must be fully visible, and the whole text must be reachable.
    private func parts(of reader: ReaderController) throws -> (text: UITextView, number: UILabel) {
        let page = reader.page
        page.layoutIfNeeded()
        let text = try #require(page.subviews.first as? UITextView)
        let number = try #require(page.subviews.last as? UILabel)
        let safe = page.bounds.inset(by: page.safeAreaInsets)
        #expect(safe.contains(text.frame) && safe.contains(number.frame))
        #expect(number.frame.height >= number.sizeThatFits(number.frame.size).height)
        #expect(text.frame.maxY <= number.frame.minY && text.frame.height > 60)
        #expect(text.isScrollEnabled && text.contentSize.height >= text.sizeThatFits(text.frame.size).height)
        return (text, number)
    }

    @Test func `with the largest text size, the page's text is larger and scrolls`() async throws {
        try await withReader {
            try await withDevice(.iPhoneSE) {
                let reader = ReaderController(Settings(defaults))
                showApp(reader)
                try #expect(parts(of: reader).text.font?.pointSize == 20)
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                let (text, number) = try parts(of: reader)
                #expect(text.font.map { $0.pointSize > 40 } == true && number.font.pointSize > 40)
                #expect(text.contentSize.height > text.frame.height)
            }
        }
    }

    @Test func `the page fits in landscape and in a resized window`() async throws {
        try await withReader {
            let reader = ReaderController(Settings(defaults))
            showApp(reader)
            turnDevice(to: .landscapeLeft)
            try #expect(parts(of: reader).text.frame.width > 600)
            turnDevice(to: .portrait)
            try #expect(parts(of: reader).text.frame.width < 400)
        }
        try await withReader {
            try await withDevice(.iPadPro11) {
                let reader = ReaderController(Settings(defaults))
                showApp(reader)
                resizeScene(scene, to: CGRect(x: 0, y: 0, width: 400, height: 300))
                try #expect(parts(of: reader).text.frame.width == 352)
            }
        }
    }

    @Test func `a stored size that's too large is clamped`() async throws {
        try await withReader {
            defaults.set(400.0, forKey: "textSize")
            let reader = ReaderController(Settings(defaults))
            showApp(reader)
            #expect(reader.page.textSize == 29)
        }
    }

    @Test(arguments: ["nan", "NaN", Double.nan] as [any Sendable])
    func `a stored size that isn't a number is read as the default`(stored: any Sendable) async throws {
        try await withReader {
            defaults.set(stored, forKey: "textSize")
            let reader = ReaderController(Settings(defaults))
            showApp(reader)
            #expect(reader.page.textSize == 20)
            #expect(Settings(defaults)[Keys.textSize] == 20)
        }
    }

    @Test func `a listing's UserDefaults are empty at first and removed afterwards`() async throws {
        var names: [String] = []
        for _ in 0..<2 {
            try await withReader {
                #expect(storedValues.isEmpty)
                defaults.set(1, forKey: "t.left")
                groupDefaults.set(1, forKey: "t.left")
                let store = try #require(ListingStore.current)
                names += [store.name, store.groupName]
            }
        }
        #expect(Set(names).count == 4)
        for name in names {
            #expect(UserDefaults(suiteName: name)?.persistentDomain(forName: name)?.isEmpty != false)
        }
    }

    @Test func `the privacy manifest contains the category and its reasons`() throws {
        let list = try PropertyListSerialization.propertyList(from: resource("PrivacyInfo.xcprivacy"), format: nil)
        let types = (list as? [String: Any])?["NSPrivacyAccessedAPITypes"] as? [[String: Any]]
        #expect(types?.count == 1)
        #expect(types?[0]["NSPrivacyAccessedAPIType"] as? String == "NSPrivacyAccessedAPICategoryUserDefaults")
        // The app's own defaults need one reason, and a pane with a group needs another one.
        let suites = try BundleDefaults { try resource("Settings.bundle/\($0)") }.values.keys
        let reasons = suites.map { $0 == nil ? "CA92.1" : "1C8F.1" }
        #expect((types?[0]["NSPrivacyAccessedAPITypeReasons"] as? [String])?.sorted() == reasons.sorted())
    }
}
