import Simulator
import Testing

@MainActor
private final class Log {
    var lines: [String] = []
}

private final class LinkedApp: UIResponder, UIApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    @available(*, deprecated, message: "tests what is deprecated")
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        let source = options[.sourceApplication] as? String ?? "nobody"
        log.lines.append("\(url) from \(source), \(app.applicationState)")
        return url.scheme == "mine"
    }

    func applicationWillEnterForeground(_ application: UIApplication) { log.lines.append("enters") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("active") }
}

private final class LinkedScene: UIResponder, UIWindowSceneDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        log.lines.append("connects \(urls) from \(connectionOptions.sourceApplication ?? "nobody")")
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        for context in urlContexts {
            let source = context.options.sourceApplication ?? "nobody"
            log.lines.append("\(context.url) from \(source), \(scene.activationState)")
            #expect(!context.options.openInPlace)
        }
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("enters") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("active") }
}

@MainActor @Suite struct URLTests {
    private let log = Log()
    private let link = URL(string: "mine://page/3")!

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `the device opens URLs of Settings, the web, mail and telephone`() async throws {
        try await withDevice {
            let urls = [
                UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString,
                "http://example.com", "HTTPS://example.com/a", "mailto:a@example.com", "tel:112",
            ]
            for text in urls {
                let url = try #require(URL(string: text))
                #expect(UIApplication.shared.canOpenURL(url))
                let opens = await UIApplication.shared.open(url, after: .zero)
                #expect(opens)
            }
            #expect(openedURLs.map(\.absoluteString) == urls)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a URL with a custom scheme opens only if an app is installed for it`() async throws {
        try await withDevice {
            let url = try #require(URL(string: "Other:x"))
            #expect(!UIApplication.shared.canOpenURL(url) && !UIApplication.shared.canOpenURL(URL(string: "plain")!))
            let opensWithout = await UIApplication.shared.open(url, after: .zero)
            installApp(opening: "OTHER")
            #expect(UIApplication.shared.canOpenURL(url))
            let opensWith = await UIApplication.shared.open(url, after: .zero)
            #expect(!opensWithout && opensWith)
            #expect(openedURLs == [url])
        }
    }

    @Test func `open's completion handler runs in the next run loop cycle`() async throws {
        try await withDevice {
            let log = EventLog()
            let url = try #require(URL(string: UIApplication.openSettingsURLString))
            var answers: [Bool] = []
            let open = { UIApplication.shared.open(url, options: [:]) { answers.append($0) } }
            open()
            #expect(log.lines == ["app-settings: was opened"] && answers == [])
            await PhoneClock.phone.advance(by: .zero)
            #expect(answers == [true])
        }
    }

    @Test func `a scene's open(_:options:) opens URLs like the application's`() async throws {
        try await withDevice {
            let url = try #require(URL(string: UIApplication.openSettingsURLString))
            let link = try #require(URL(string: "https://example.com"))
            let linksOnly = UIScene.OpenExternalURLOptions()
            linksOnly.universalLinksOnly = true
            var answers: [Bool] = []
            let open = {
                scene.open(url, options: nil) { answers.append($0) }
                scene.open(link, options: linksOnly) { answers.append($0) }
                scene.open(link, options: UIScene.OpenExternalURLOptions())
            }
            open()
            #expect(answers == [])
            await PhoneClock.phone.advance(by: .zero)
            #expect(answers == [true, false] && openedURLs == [url, link])
        }
    }

    @Test func `with universalLinksOnly, a web URL doesn't open`() async throws {
        try await withDevice {
            let url = try #require(URL(string: "https://example.com"))
            var answers: [Bool] = []
            let open = { UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { answers.append($0) } }
            open()
            await PhoneClock.phone.advance(by: .zero)
            #expect(answers == [false] && openedURLs == [])
        }
    }

    @Test func `without scenes, the app delegate receives the URL and returns a result`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            launch(LinkedApp(log))
            background()
            log.lines = []
            #expect(openURL(link, from: "com.example.other"))
            #expect(log.lines == ["enters", "mine://page/3 from com.example.other, inactive", "active"])
            log.lines = []
            #expect(!openURL(URL(string: "yours:")!))
            #expect(log.lines == ["yours: from nobody, active"])
        }
    }

    @Test func `with scenes, the scene delegate receives the URL`() async throws {
        try await withDevice {
            launch(LinkedApp(log)) { [log] _ in LinkedScene(log) }
            #expect(log.lines == ["connects [] from nobody", "enters", "active"])
            background()
            log.lines = []
            #expect(openURL(link, from: "com.example.other"))
            #expect(log.lines == ["enters", "mine://page/3 from com.example.other, foregroundInactive", "active"])
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a scene launched with a URL receives it in its connection options`() async throws {
        try await withDevice {
            launch(LinkedApp(log), options: [.url: link, .sourceApplication: "com.example.other"]) { [log] _ in
                LinkedScene(log)
            }
            #expect(log.lines.first == "connects [\"mine://page/3\"] from com.example.other")
        }
    }
}

extension UIApplication {
    /// Opens a URL, and advances the clock until the call returns.
    fileprivate func open(_ url: URL, after pause: Duration) async -> Bool {
        let task = Task { await self.open(url) }
        await PhoneClock.phone.advance(by: pause)
        return await task.value
    }
}
