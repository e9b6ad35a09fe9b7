import Simulator
import Testing
import UIKit

/// Tests of readers' listings that open the app's settings.
@MainActor @Suite struct SettingsListingTests {
    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `the app's page in Settings opens, and the completion handler is called later`() async throws {
        try await withDevice {
            let link = SettingsLink()
            link.open()
            #expect(openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
            #expect(link.hasOpened == nil)
            await PhoneClock.phone.advance(by: .zero)
            #expect(link.hasOpened == true)
        }
    }

    @Test func `a setting has a default value, and a change in the Settings app is observed`() throws {
        let suite = "reader-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let setting = SoundSetting(defaults: defaults)
        #expect(setting.isOn)
        setting.isOn = false
        #expect(!setting.isOn)
        defaults.removeObject(forKey: "sound")
        #expect(setting.isOn, "the default is there again")
        // On a phone, the observer also receives the app's own changes. Foundation on Linux doesn't report those.
        var values: [Bool] = []
        setting.onChange = { [unowned setting] in values.append(setting.isOn) }
        let settings = SettingsApp(
            files: ["Root.plist": Data(Self.root.utf8)], store: SettingsStore(defaults, suiteName: suite))
        try settings.toggle("Sound")
        #expect(!setting.isOn && values == [false])
        try settings.turn("Sound", on: true)
        #expect(setting.isOn && values == [false, true])
    }

    private static let root = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict>
        <key>Type</key><string>PSToggleSwitchSpecifier</string>
        <key>Title</key><string>Sound</string>
        <key>Key</key><string>sound</string>
        <key>DefaultValue</key><true/>
        </dict></array></dict></plist>
        """
}

@MainActor
private final class SettingsLink {
    private(set) var hasOpened: Bool?

    @available(*, deprecated, message: "tests what is deprecated")
    func open() {
        guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else {
            return
        }
        UIApplication.shared.open(url, options: [:]) { self.hasOpened = $0 }
    }
}

@MainActor
private final class SoundSetting {
    private let defaults: UserDefaults
    private var token: (any NSObjectProtocol)?
    var onChange: () -> Void = {}

    init(defaults: UserDefaults) {
        self.defaults = defaults
        defaults.register(defaults: ["sound": true])
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.onChange() }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    var isOn: Bool {
        get { defaults.bool(forKey: "sound") }
        set { defaults.set(newValue, forKey: "sound") }
    }
}
