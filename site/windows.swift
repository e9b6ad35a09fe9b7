// Windows
//
// The Swift of a chapter of "The iOS Workbook": see windows.html.
// Made from 01-windows.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// The app of the listings: four things to buy.
final class ShopController: UIViewController {
    let basket = UILabel()
    let buyButton = UIButton(type: .system)
    private let rows = ["Tea, 2 boxes", "Paper, 500 sheets", "Ink, black", "Stamps"].map {
        let row = UIView()
        row.backgroundColor = .secondarySystemGroupedBackground
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 56))
        label.text = $0
        row.addSubview(label)
        return row
    }
    private(set) var count = 0 {
        didSet { basket.text = "In the basket: \(count)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        count = 0
        buyButton.setTitle("Buy", for: .normal)
        buyButton.backgroundColor = .systemBlue
        buyButton.setTitleColor(.white, for: .normal)
        buyButton.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
        for view in rows + [basket, buyButton] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safe.minX, y: safe.minY + CGFloat(index) * 60, width: safe.width, height: 56)
        }
        basket.frame = CGRect(x: safe.minX, y: safe.maxY - 110, width: safe.width, height: 40)
        buyButton.frame = CGRect(x: safe.minX, y: safe.maxY - 60, width: safe.width, height: 60)
    }
}

#if canImport(Simulator)
/// What the first picture lets you choose.
enum LogOver: String, CaseIterable {
    case plain = "UIWindow", passthrough = "PassthroughWindow", none = "no log"
}

/// A ring where the finger of a picture is.
@MainActor
func showFinger(at point: CGPoint) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 2
    window.isUserInteractionEnabled = false
    let ring = UIView(frame: CGRect(x: point.x - 30, y: point.y - 30, width: 60, height: 60))
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemOrange.cgColor
    ring.layer.cornerRadius = 30
    window.addSubview(ring)
    window.isHidden = false
    return window
}

enum FingerAt: String, CaseIterable {
    case buy = "On Buy", text = "On the middle"

    var point: CGPoint {
        self == .buy ? CGPoint(x: 201, y: 794) : CGPoint(x: 201, y: 437)
    }
}
#endif

/// Makes the window of each scene that comes, and keeps it.
final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ShopController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// A window that a listing can tell from another.
class NamedWindow: UIWindow {
    let name: String

    init(_ name: String, level: UIWindow.Level = .normal, in scene: UIWindowScene) {
        self.name = name
        super.init(windowScene: scene)
        windowLevel = level
    }

    required init?(coder: NSCoder) { nil }
}

extension UIWindowScene {
    /// The names of the scene's windows, from back to front; hidden ones are in brackets.
    var stack: [String] {
        windows.compactMap { $0 as? NamedWindow }.map { $0.isHidden ? "(\($0.name))" : $0.name }
    }
}

#if canImport(Simulator)
/// What the picture of the stack lets you choose.
enum BallLevel: String, CaseIterable {
    case aboveLog = "0.2", aboveAlert = "3000", belowApp = "-1"

    var level: UIWindow.Level { UIWindow.Level(rawValue: CGFloat(Double(rawValue) ?? 0)) }
}

enum AlertWindow: String, CaseIterable { case isHidden = "hidden", isShown = "shown" }

extension NamedWindow {
    /// Puts a colour and a few words on the window, centred in `area`.
    func show(_ text: String, on color: UIColor, in area: CGRect) {
        let label = UILabel(frame: area)
        label.text = text
        label.textColor = color == .systemBackground ? .label : .black
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
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// Windows in words, for the messages of tests.
@MainActor
func names(_ windows: [UIWindow]) -> [String] {
    windows.map { ($0 as? NamedWindow)?.name ?? "a window" }
}
#endif

/// Where a view is, in the coordinates of another window than its own; nil if it is in no window.
@MainActor
func ring(around view: UIView, in guide: UIWindow) -> CGRect? {
    // Replace the next line.
    nil
}

#if canImport(Simulator)
/// Draws a ring where it is told to, in a window that begins in the middle of nowhere.
@MainActor
func showGuide(around view: UIView) -> UIWindow {
    let guide = NamedWindow("Guide", level: .normal + 1, in: scene)
    guide.frame = CGRect(x: 8, y: 420, width: 386, height: 430)
    guide.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 0.25)
    if let place = ring(around: view, in: guide) {
        let ring = UIView(frame: place.insetBy(dx: -6, dy: -6))
        ring.layer.borderWidth = 6
        ring.layer.borderColor = UIColor.systemOrange.cgColor
        ring.layer.cornerRadius = 12
        guide.addSubview(ring)
    }
    guide.isHidden = false
    return guide
}
#endif

/// Fills a window with a log: some lines in the middle of a full-screen view, half its size.
@MainActor
@discardableResult
func showLog(in window: UIWindow) -> UIView {
    let size = window.bounds.size
    let text = UILabel(
        frame: CGRect(
            x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2))
    text.text = "launched\n4 rows\nsaved"
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    text.textAlignment = .center
    text.textColor = .black
    text.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.9)
    text.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleBottomMargin,
        .flexibleWidth, .flexibleHeight,
    ]
    text.isUserInteractionEnabled = true
    let controller = UIViewController()
    controller.view.frame = window.bounds
    controller.view.addSubview(text)
    window.rootViewController = controller
    window.windowLevel = .normal + 0.1
    window.isHidden = false
    return text
}

/// A window that takes the touches on its content and lets all others through.
class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        let isBackdrop = view === self || view === rootViewController?.viewIfLoaded
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

/// A window that takes touches in some areas only, whatever is there.
class RegionsWindow: UIWindow {
    /// In the coordinates of the window. Whoever lays out the content sets them.
    var regions: [CGRect] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        regions.contains { $0.contains(point) }
    }
}

/// The view that a touch at a point reaches, inside a view or the view itself; nil for none.
///
/// - Parameter point: in the coordinates of the view.
@MainActor
func hitView(in view: UIView, at point: CGPoint) -> UIView? {
    // Replace the next line.
    view
}

#if canImport(Simulator)
/// A view with a name, which notices when somebody leaves the work to it; it may be round.
final class AskedView: UIView {
    let name: String
    var isRound = false
    private(set) static var asked = 0

    init(_ name: String, _ frame: CGRect, in superview: UIView? = nil) {
        self.name = name
        super.init(frame: frame)
        superview?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Self.asked += 1
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isRound else { return super.point(inside: point, with: event) }
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

/// The name of the view that the exercise finds.
@MainActor
func hitName(in view: UIView, at x: CGFloat, _ y: CGFloat) -> String {
    (hitView(in: view, at: CGPoint(x: x, y: y)) as? AskedView)?.name ?? "nil"
}
#endif

/// A window with a dot where a finger touches it.
final class TouchedWindow: UIWindow {
    private var dots: [UIView] = []

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches else { return }
        for dot in dots { dot.removeFromSuperview() }
        let down = (event.touches(for: self) ?? []).filter {
            $0.phase != .ended && $0.phase != .cancelled
        }
        dots = down.map { makeDot(at: $0.location(in: self)) }
        for dot in dots { addSubview(dot) }
    }

    private func makeDot(at point: CGPoint) -> UIView {
        let dot = UIView(frame: CGRect(x: point.x - 20, y: point.y - 20, width: 40, height: 40))
        dot.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.7)
        dot.layer.cornerRadius = 20
        dot.isUserInteractionEnabled = false
        return dot
    }
}
