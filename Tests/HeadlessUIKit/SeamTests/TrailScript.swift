import Simulator
import UIKit

@testable import UserDefaultsChapterTests

/// The actions of a user of the trail's app, step by step, and the rules that the app breaks.
@MainActor
final class TrailScript {
    /// A rule that doesn't hold after a step.
    struct Finding: Hashable, CustomStringConvertible {
        var step: String
        var rule: String

        var description: String { "\(step): \(rule)" }
    }

    let delegate = TrailDelegate()
    private(set) var findings: [Finding] = []
    private(set) var stepCount = 0
    private(set) var step = ""
    /// A Boolean value indicating whether the login covers the app.
    var isLocked = false
    /// The form that the app presents.
    var form: TransferController?
    /// A window of a library, which takes key status.
    var libraryWindow: UIWindow?

    var screen: SeamScreen { delegate.screen }
    var slope: SlopeController { screen.slope }
    var overlay: BallOverlay? { delegate.overlay(BallOverlay.self) }
    var textView: UITextView? { delegate.overlay(LongLog.self)?.textView }
    var tips: TipsOverlay? { delegate.overlay(TipsOverlay.self) }

    /// The text of the tip on the screen.
    var shownTip: String? { tips?.tipView?.tip.text }

    /// Runs a step, and checks the rules that hold after each one.
    func step(_ name: String, _ action: () async throws -> Void) async rethrows {
        step = name
        stepCount += 1
        try await action()
        delegate.window?.layoutIfNeeded()
        checkRules()
    }

    /// Adds a finding unless a condition is true.
    func expect(_ condition: Bool, _ rule: String) {
        if !condition { findings.append(Finding(step: step, rule: rule)) }
    }

    /// Advances the phone's clock.
    func wait(_ seconds: Double) async { await PhoneClock.phone.advance(by: .seconds(seconds)) }

    // MARK: The rules after each step

    func checkRules() {
        guard let window = delegate.window else { return }
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        if isLocked {
            let touched = touchTarget(at: middle).view?.window
            return expect(touched !== window, "a touch in the middle doesn't reach the app")
        }
        let key = scene.keyWindow
        expect(key === window || key === libraryWindow, "the app's window is key")
        if form == nil {
            let isHidden = screen.hidesBar || screen.traitCollection.verticalSizeClass == .compact
            expect(StatusBar.current.isHidden == isHidden, "the bar is hidden as the screen prefers")
            if !isHidden { expect(StatusBar.current.style == screen.barStyle, "the bar has the screen's style") }
        }
        if #available(iOS 26, *) {
            let isLocked = scene.effectiveGeometry.isInterfaceOrientationLocked
            expect(isLocked == slope.isMeasuring, "the orientation is locked exactly while the slope is measured")
        }
        for overlay in scene.windows where overlay is OverlayWindow {
            expect(overlay.bounds.size == window.bounds.size, "overlays are as large as the app's window")
        }
        if textView == nil, libraryWindow == nil {
            expect(touchTarget(at: middle).view?.window === window, "a touch in the middle reaches the app")
        }
    }

    // MARK: The actions

    func tapBall() {
        guard let ball = overlay?.ball else { return expect(false, "there is a ball") }
        tap(at: ball.convert(CGPoint(x: ball.bounds.midX, y: ball.bounds.midY), to: nil))
    }

    func showTip(_ text: String, id: String? = nil, stay: Duration? = .seconds(3)) async {
        tips?.show(Tip(id: id, text: text, stay: stay))
        await wait(0.4)
    }

    /// Types the password, as a user who sees the login.
    func unlock() {
        type("secret\n")
        isLocked = false
    }

    func leave() {
        background()
        isLocked = true
    }

    /// Shows the window of a library, which is key.
    func showLibraryWindow() {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        libraryWindow = window
    }
}
