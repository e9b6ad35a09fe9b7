import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct KeyboardWindowTests {
    private let field = UITextField()

    /// The class and the level of each of the app's windows, from back to front.
    private var windows: [String] {
        allWindows.map { "\(type(of: $0)) \(Int($0.windowLevel.rawValue))" }
    }

    @Test func `since iOS 10, the keyboard adds two windows`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(windows == ["UIWindow 0", "UITextEffectsWindow 2100", "UIRemoteKeyboardWindow 10000000"])
            field.resignFirstResponder()
            #expect(windows == ["UIWindow 0", "UITextEffectsWindow 2100"])
            field.becomeFirstResponder()
            #expect(windows.count == 3)
            _ = window
        }
    }

    @Test func `before iOS 10, the keyboard adds one window`() async throws {
        try await withDevice(.iPhone8.running(.iOS8)) {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(windows == ["UIWindow 0", "UITextEffectsWindow 1"])
            _ = window
        }
    }

    @Test func `the keyboard is above alert windows since iOS 9, and below them before`() async throws {
        for (system, isAbove) in [(Device.System.iOS7, false), (.iOS8, false), (.iOS12, true), (.iOS17, true)] {
            try await withDevice(.iPhone8.running(system).withoutScenes()) {
                let window = screenWindow(field)
                let alert = oldWindow()
                alert.windowLevel = .alert
                alert.isHidden = false
                field.becomeFirstResponder()
                #expect((allWindows.last === alert) == !isAbove)
                _ = window
            }
        }
    }

    @Test func `the keyboard's windows are never key, and receive touches only on the keyboard`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(touchTarget(at: CGPoint(x: 5, y: 300)).window === window)
            #expect(touchTarget(at: CGPoint(x: 5, y: 600)).window !== window)
            window.isHidden = true
            #expect(keyWindow == nil)
        }
    }

    @Test func `the keyboard receives touches in front of a window at the alert level`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            let alert = newWindow()
            alert.windowLevel = .alert
            alert.isHidden = false
            field.becomeFirstResponder()
            #expect(touchTarget(at: CGPoint(x: 5, y: 600)).window !== alert)
            #expect(touchTarget(at: CGPoint(x: 5, y: 300)).window === alert)
            _ = window
        }
    }

    @Test func `the keyboard's windows are visible without a scene in an app with scenes`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            window.addSubview(field)
            field.becomeFirstResponder()
            #expect(touchTarget(at: CGPoint(x: 5, y: 800)).window?.windowLevel.rawValue == 10_000_000)
        }
    }

    @Test func `the application is released when a device with a keyboard ends`() async throws {
        weak var application: UIApplication?
        try await withDevice {
            application = .shared
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(window.isKeyWindow)
            field.removeFromSuperview()
        }
        #expect(application == nil)
    }
}
