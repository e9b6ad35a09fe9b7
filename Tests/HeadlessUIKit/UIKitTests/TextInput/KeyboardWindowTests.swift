import Simulator
import Testing

@MainActor @Suite struct KeyboardWindowTests {
    private let field = UITextField()

    /// The class and the level of each of the app's windows, from back to front.
    private var windows: [String] {
        allWindows.map { "\(type(of: $0)) \(Int($0.windowLevel.rawValue))" }
    }

    @Test func `the keyboard comes with two windows from iOS 10 on`() async throws {
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

    @Test func `before, with one`() async throws {
        try await withDevice(.iPhone8.running(.iOS8)) {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(windows == ["UIWindow 0", "UITextEffectsWindow 1"])
            _ = window
        }
    }

    @Test func `it lies above alerts from iOS 9 on, and below before`() async throws {
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

    @Test func `its windows are never key and take no touches beside the keys`() async throws {
        try await withDevice {
            let window = screenWindow(field)
            field.becomeFirstResponder()
            #expect(touchTarget(at: CGPoint(x: 5, y: 300)).window === window)
            #expect(touchTarget(at: CGPoint(x: 5, y: 600)).window !== window)
            window.isHidden = true
            #expect(keyWindow == nil)
        }
    }

    @Test func `the keyboard is above a window at the level of alerts`() async throws {
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

    @Test func `in an app with scenes its windows show without one`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = UIWindow(windowScene: scene)
            window.isHidden = false
            window.addSubview(field)
            field.becomeFirstResponder()
            #expect(window.isKeyWindow)
            #expect(touchTarget(at: CGPoint(x: 5, y: 800)).window?.windowLevel.rawValue == 10_000_000)
        }
    }

    @Test func `a device with a keyboard goes when nobody holds it`() async throws {
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
