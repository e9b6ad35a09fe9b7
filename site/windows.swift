// Windows
//
// The Swift of a chapter of "The iOS Workbook": see windows.html.
// Made from 01-windows.md, with the exercises left open.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// A window that the listings can tell from another.
class NamedWindow: UIWindow {
    fileprivate(set) var name = ""
}

extension NamedWindow {
    /// Creates a window as large as the screen.
    convenience init(_ name: String, level: CGFloat = 0) {
        self.init(frame: UIScreen.main.bounds)
        self.name = name
        windowLevel = UIWindow.Level(rawValue: level)
    }
}

extension UIApplication {
    /// The names of the windows, from the back to the front.
    var stack: [String] {
        windows.compactMap { ($0 as? NamedWindow)?.name }
    }
}

#if canImport(Simulator)
/// What the picture of the stack lets you choose.
enum BallLevel: String, CaseIterable {
    case aboveLog = "0.2", aboveAlert = "3000", belowApp = "-1"

    var level: UIWindow.Level { UIWindow.Level(rawValue: CGFloat(Double(rawValue) ?? 0)) }
}

enum AlertWindow: String, CaseIterable { case isHidden = "hidden", isShown = "shown" }

enum KeyWindow: String, CaseIterable { case app = "App", ball = "Ball" }

extension NamedWindow {
    /// Puts a colour and a few words on the window, centred in `area`.
    func show(_ text: String, on color: UIColor, in area: CGRect) {
        let label = UILabel(frame: area)
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.backgroundColor = color
        addSubview(label)
        isHidden = false
    }
}
#endif

/// The windows that are not hidden, the frontmost first.
///
/// - Parameter windows: in the order in which they were last shown, the earliest first.
@MainActor
func frontToBack(_ windows: [UIWindow]) -> [UIWindow] {
    // Write your code here.
    []
}

/// Writes down what happens to windows, in the order in which it is announced.
@MainActor
final class WindowLog {
    private(set) var lines: [String] = []
    private var told = 0
    private var observers: [any NSObjectProtocol] = []

    init() {
        record(UIWindow.didBecomeVisibleNotification, as: "became visible")
        record(UIWindow.didBecomeHiddenNotification, as: "became hidden")
        record(UIWindow.didBecomeKeyNotification, as: "became key")
        record(UIWindow.didResignKeyNotification, as: "resigned key")
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Prints what has happened since the last time.
    func tell() {
        for line in lines.dropFirst(told) { print(line) }
        told = lines.count
    }

    private func record(_ notification: Notification.Name, as event: String) {
        let center = NotificationCenter.default
        let observer = center.addObserver(forName: notification, object: nil, queue: nil) {
            [weak self] in
            let window = $0.object as? NamedWindow
            MainActor.assumeIsolated {
                self?.lines.append("\(window?.name ?? "a window") \(event)")
            }
        }
        observers.append(observer)
    }
}

/// Takes a window off the screen and lets go of it.
///
/// Whoever observes the window learns that it resigned, if it was key, and that it was hidden.
@MainActor
func retire(_ window: inout UIWindow?) {
    // Write your code here.
    _ = window
}

/// Fills a window with the article's log: text in the middle of a full-screen view, half its size.
@MainActor
func showLog(in window: UIWindow) -> UIView {
    let screen = UIScreen.main.bounds
    let text = UIView(frame: screen.insetBy(dx: screen.width / 4, dy: screen.height / 4))
    let controller = UIViewController()
    controller.view.addSubview(text)
    window.rootViewController = controller
    window.windowLevel = UIWindow.Level(rawValue: 0.1)
    window.isHidden = false
    return text
}

/// A window that takes the touches on its content and lets all others through.
class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        let isBackdrop = view === self || view === rootViewController?.view
        return isBackdrop ? nil : view
    }
}

#if canImport(Simulator)
/// What the picture of the fingers lets you choose.
enum LogWindow: CaseIterable, CustomStringConvertible {
    case plain, passthrough

    var description: String { self == .plain ? "UIWindow" : "PassthroughWindow" }
}
#endif

/// Where the ball rests: a side, and how far down. Neither depends on the size of the screen.
struct BallPosition: Equatable {
    enum Side { case left, right }

    var side: Side
    /// From 0 at the top of the area to 1 at its bottom.
    var fraction: CGFloat

    /// The ball's centre, when its centre may be anywhere in `area`.
    func center(in area: CGRect) -> CGPoint {
        CGPoint(x: side == .left ? area.minX : area.maxX, y: area.minY + fraction * area.height)
    }
}

extension BallPosition {
    /// The position to rest at for a ball that was let go at `point`.
    init(nearestTo point: CGPoint, in area: CGRect) {
        let fraction = area.height > 0 ? (point.y - area.minY) / area.height : 0
        self.init(side: point.x < area.midX ? .left : .right, fraction: min(max(fraction, 0), 1))
    }
}

/// A round view: what lies outside its circle is not part of it.
final class BallView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

/// Keeps one ball inside the safe area, at either side.
final class BallController: UIViewController {
    let ball = BallView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    private(set) var position = BallPosition(side: .left, fraction: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ball)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ball.center = position.center(in: area)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        ball.center = touch.location(in: view)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        UIView.animate(withDuration: 0.2) { self.drop(at: touch.location(in: self.view)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    /// Lets go of the ball at a point of the view; it comes to rest at the nearer side.
    func drop(at point: CGPoint) {
        position = BallPosition(nearestTo: point, in: area)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Where the ball's centre may be.
    private var area: CGRect {
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        return safe.insetBy(dx: ball.bounds.width / 2, dy: ball.bounds.height / 2)
    }
}

/// Makes the ball's window. Keep it: nobody else does.
@MainActor
func makeBallWindow() -> PassthroughWindow {
    let window = PassthroughWindow(frame: UIScreen.main.bounds)
    window.rootViewController = BallController()
    window.windowLevel = UIWindow.Level(rawValue: 0.2)
    window.isHidden = false
    return window
}

#if canImport(Simulator)
/// Where the finger lets go of the ball in the picture.
enum Drop: CaseIterable, CustomStringConvertible {
    case right, left, statusBar

    var point: CGPoint {
        switch self {
        case .right: CGPoint(x: 220, y: 300)
        case .left: CGPoint(x: 150, y: 420)
        case .statusBar: CGPoint(x: 300, y: 5)
        }
    }

    var description: String {
        switch self {
        case .right: "Right of the middle"
        case .left: "Left of the middle"
        case .statusBar: "On the status bar"
        }
    }
}
#endif

/// Makes the ball's window for the scene that another window is in. Keep it: nobody else does.
@MainActor
func makeBallWindow(over app: UIWindow) -> PassthroughWindow? {
    guard let scene = app.windowScene else { return nil }
    let window = PassthroughWindow(windowScene: scene)
    window.rootViewController = BallController()
    window.windowLevel = UIWindow.Level(rawValue: 0.2)
    window.isHidden = false
    return window
}
