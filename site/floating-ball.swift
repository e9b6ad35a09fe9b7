// A floating ball
//
// The Swift of a chapter of "The iOS Workbook": see floating-ball.html.
// Made from 08-floating-ball.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "Tips below the status bar": status-bar-tips.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The app of the pictures: a list of orders under a field to search in.
final class OrdersController: UIViewController {
    let field = UITextField()
    private let rows = ["Tea, 2 boxes", "Paper, 500 sheets", "Ink, black", "Stamps"].map {
        let row = UIView()
        row.backgroundColor = .secondarySystemGroupedBackground
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 48))
        label.text = $0
        row.addSubview(label)
        return row
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        field.placeholder = "Search orders"
        field.borderStyle = .roundedRect
        for view in [field] + rows { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        for (index, row) in ([field] + rows).enumerated() {
            row.frame = CGRect(
                x: safe.minX, y: safe.minY + CGFloat(index) * 56, width: safe.width, height: 48)
        }
    }
}

/// What the first picture lets you choose.
enum LogChoice: CaseIterable { case closed, open }
#endif

#if canImport(Simulator)
/// What the picture of the two balls lets you choose.
enum WhoseBall: String, CaseIterable { case article = "The article's", ours = "Ours" }

enum Rotation: String, CaseIterable {
    case portrait, landscapeLeft, landscapeRight

    var orientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

/// The article's ball: a window of its own, half transparent, whose centre follows the finger.
final class ArticleBall: UIWindow {
    init(in scene: UIWindowScene) {
        super.init(windowScene: scene)
        frame = CGRect(x: 0, y: 100, width: 60, height: 60)
        rootViewController = UIViewController()
        rootViewController?.view.isUserInteractionEnabled = false
        for view in [self, rootViewController?.view] {
            view?.backgroundColor = .purple
            view?.layer.cornerRadius = 30
        }
        alpha = 0.5
        windowLevel = .normal + 0.2
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let app = windowScene?.windows.first else { return }
        center = touch.location(in: app)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let width = windowScene?.windows.first?.bounds.width else { return }
        center.x = center.x > width / 2 ? width - 30 : 30
    }
}

extension CGPoint {
    /// The nearest point in whole numbers, for printing.
    var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
#endif

/// Where the ball rests. Neither part depends on the size of the screen.
struct BallPosition: Equatable {
    enum Side: String { case left, right }

    var side: Side
    /// From 0 at the top of the area to 1 at its bottom.
    var fraction: CGFloat
}

/// Where the ball's centre may be, in the coordinates of the view that the ball stands in.
struct BallArea: Equatable {
    var rect = CGRect.zero
    /// How much of the rectangle the keyboard covers, from below, in points.
    var covered: CGFloat = 0

    /// The point of the area that is nearest to another.
    func nearest(to point: CGPoint) -> CGPoint {
        let bottom = max(rect.maxY - covered, rect.minY)
        return CGPoint(
            x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), bottom))
    }
}

extension BallPosition {
    /// The ball's centre.
    func center(in area: BallArea) -> CGPoint {
        let rect = area.rect
        let x = side == .left ? rect.minX : rect.maxX
        return area.nearest(to: CGPoint(x: x, y: rect.minY + fraction * rect.height))
    }

    /// The position to rest at for a ball that was let go at a point: at the nearer side.
    init(nearestTo point: CGPoint, in area: BallArea) {
        let rect = area.rect
        let fraction = rect.height > 0 ? (point.y - rect.minY) / rect.height : 0
        self.init(side: point.x < rect.midX ? .left : .right, fraction: min(max(fraction, 0), 1))
    }
}

/// The corner of a rectangle that is nearest to a point, which may lie outside.
func corner(of rect: CGRect, nearestTo point: CGPoint) -> CGPoint {
    // Replace the next line.
    point
}

#if canImport(Simulator)
/// A view with a line from each of some points to where a ball goes from there.
final class WaysView: UIView {
    static let starts = (0..<4).flatMap { row in
        (0..<3).map { CGPoint(x: 70 + 120 * CGFloat($0), y: 160 + 190 * CGFloat(row)) }
    }

    init(frame: CGRect, area: CGRect, end: (CGPoint) -> CGPoint) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        let vertical = CGRect(x: area.midX - 1, y: area.minY, width: 2, height: area.height)
        let horizontal = CGRect(x: area.minX, y: area.midY - 1, width: area.width, height: 2)
        for line in [vertical, horizontal] { add(line, .systemOrange) { $0.frame = line } }
        for start in Self.starts {
            let end = end(start)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            add(CGRect(x: -hypot(dx, dy) / 2, y: -1, width: hypot(dx, dy), height: 2), .systemGray) {
                $0.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                $0.transform = CGAffineTransform(rotationAngle: atan2(dy, dx))
            }
            add(CGRect(x: 0, y: 0, width: 60, height: 60), .systemIndigo) { $0.center = end }
        }
        for start in Self.starts {
            add(CGRect(x: 0, y: 0, width: 18, height: 18), .systemGray) { $0.center = start }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ frame: CGRect, _ color: UIColor, place: (UIView) -> Void) {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.layer.cornerRadius = min(frame.width, frame.height) / 2
        place(view)
        addSubview(view)
    }
}
#endif

/// One finger's way with the ball, in the coordinates of the view that the ball stands in.
struct BallDrag {
    /// How far a finger may stray and still have tapped, in points.
    static let slop: CGFloat = 10

    private let start: CGPoint
    private let centerAtStart: CGPoint
    private var finger: CGPoint
    private(set) var isTap = true

    init(finger: CGPoint, center: CGPoint) {
        start = finger
        centerAtStart = center
        self.finger = finger
    }

    mutating func move(to point: CGPoint) {
        finger = point
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { isTap = false }
    }

    /// Where the ball's centre is to be.
    var center: CGPoint {
        CGPoint(
            x: centerAtStart.x + finger.x - start.x, y: centerAtStart.y + finger.y - start.y)
    }
}

/// A round control that a finger drags. Let go, it slides to a side of its area.
///
/// Tapped, it sends `primaryActionTriggered`; left at another place, `valueChanged`.
final class BallView: UIControl {
    static let diameter: CGFloat = 60

    /// Where its centre may be. Whoever lays out the ball's superview sets it.
    var area = BallArea() { didSet { if area != oldValue { place() } } }
    /// Where it rests.
    var position = BallPosition(side: .right, fraction: 0.75) { didSet { place() } }
    private var drag: BallDrag?

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        backgroundColor = .systemIndigo
        layer.cornerRadius = Self.diameter / 2
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 3

        for y in [20, 28.5, 37] {
            let line = UIView(frame: CGRect(x: 18, y: y, width: 24, height: 3))
            line.backgroundColor = .white
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        describe()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = BallDrag(finger: touch.location(in: superview), center: center)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag?.move(to: touch.location(in: superview))
        place()
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = drag?.isTap == true
        letGo()
        if wasTap { sendActions(for: .primaryActionTriggered) }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo()
    }

    private func letGo() {
        guard let drag else { return }
        self.drag = nil
        let end = drag.isTap ? position : BallPosition(nearestTo: center, in: area)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.position = end
        }
        if !drag.isTap { sendActions(for: .valueChanged) }
    }
    private func describe() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Log"
        accessibilityCustomActions = [
            moving("Move to the other side") { $0.side = $0.side == .left ? .right : .left },
            moving("Move up") { $0.fraction = max($0.fraction - 0.25, 0) },
            moving("Move down") { $0.fraction = min($0.fraction + 0.25, 1) },
        ]
    }

    private func moving(
        _ name: String, _ change: @escaping (inout BallPosition) -> Void
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self else { return false }
            change(&position)
            sendActions(for: .valueChanged)
            return true
        }
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .primaryActionTriggered)
        return true
    }

    /// Puts the ball where the finger wants it, or where it rests; in both cases inside its area.
    private func place() {
        center = area.nearest(to: drag?.center ?? position.center(in: area))
    }
}

/// The position that a dictionary describes; nil without a side.
func restoredPosition(from stored: [String: Any]) -> BallPosition? {
    // Replace the next line.
    BallPosition(side: .left, fraction: -1)
}

/// Where a ball comes to rest that was thrown.
///
/// - Parameters:
///   - center: where it was let go.
///   - velocity: in points a second, to the right and down.
func restingPosition(
    from center: CGPoint, velocity: CGPoint, in area: BallArea
) -> BallPosition {
    // Replace the next line.
    BallPosition(side: .left, fraction: 0)
}

/// The root of an overlay that keeps above the keyboard.
class AboveKeyboardController: OverlayController {
    /// Where the keyboard is or will be, in the screen's coordinates.
    private var keyboardFrame = CGRect.zero
    private var keyboardObserver: Observer?

    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardObserver = Observer(
            of: UIResponder.keyboardWillChangeFrameNotification,
            reading: {
                ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            },
            then: { [weak self] frame in
                self?.keyboardFrame = frame ?? .zero
                UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                    self?.view.setNeedsLayout()
                    self?.view.layoutIfNeeded()
                }
            })
    }

    /// The part of the view that the system leaves free, the keyboard apart.
    var safeArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Where the keyboard begins in the view: at its lower edge when none covers it.
    var keyboardTop: CGFloat {
        guard let screen = view.window?.windowScene?.screen,
            keyboardFrame.maxY >= screen.bounds.maxY
        else { return view.bounds.maxY }
        return view.convert(keyboardFrame, from: screen.coordinateSpace).minY
    }
}

/// Lets one ball float in the safe area, above the keyboard.
final class BallController: AboveKeyboardController {
    let ball = BallView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ball)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = safeArea
        let radius = BallView.diameter / 2
        // A window may be smaller than a ball.
        let rect = safe.insetBy(dx: min(radius, safe.width / 2), dy: min(radius, safe.height / 2))
        ball.area = BallArea(rect: rect, covered: max(0, rect.maxY + radius - keyboardTop))
    }
}

/// Acts on a notification that is posted on the main thread, while it is kept.
nonisolated final class Observer {
    private let token: any NSObjectProtocol

    /// - Parameter read: takes out of a notification what `act` needs of it.
    init<Value: Sendable>(
        of name: Notification.Name, from object: AnyObject? = nil,
        reading read: @escaping @Sendable (Notification) -> Value,
        then act: @escaping @MainActor (Value) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            let value = read($0)
            MainActor.assumeIsolated { act(value) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}

/// The latest lines of a log.
struct LogBuffer {
    let capacity: Int
    /// What one line may have, in characters.
    static let longest = 500
    private(set) var lines: [String] = []
    /// How many were ever appended, with those that were dropped.
    private(set) var totalCount = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func append(_ line: String) {
        lines.append(String(line.prefix(Self.longest)))
        lines.removeFirst(max(0, lines.count - capacity))
        totalCount += 1
    }

    var text: String { lines.joined(separator: "\n") }
}

/// The app's log. Every scene may show it.
@MainActor
final class Log {
    static let didAppend = Notification.Name("LogDidAppend")

    static let shared = Log()

    private(set) var buffer = LogBuffer(capacity: 500)

    func append(_ line: String) {
        buffer.append(line)
        NotificationCenter.default.post(name: Self.didAppend, object: self)
    }

    /// Appends a line from any thread, soon.
    nonisolated func appendSoon(_ line: String) {
        DispatchQueue.main.async { self.append(line) }
    }
}

#if canImport(Simulator)
/// What the picture of the reader lets you choose.
enum Reader: String, CaseIterable { case atEnd = "At the end", further = "Further up" }

enum LineCount: String, CaseIterable { case before = "40", after = "43" }
#endif

/// Shows a log in the middle of what the system and the keyboard leave free.
final class LogController: AboveKeyboardController, UITextViewDelegate {
    let textView = UITextView(usingTextLayoutManager: false)
    private let log: Log
    /// How many lines had been appended to the log when the text was last set.
    private var shownCount = 0
    /// Whether the reader is at the end, as far as the reader has scrolled.
    private var follows = true
    /// Whether it is layout that scrolls, and not the reader.
    private var isLayingOut = false
    private var logObserver: Observer?
    private var sizeObserver: Observer?

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.isSelectable = false
        textView.scrollsToTop = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.layer.cornerRadius = 12
        textView.layer.borderColor = UIColor.systemIndigo.cgColor
        textView.layer.borderWidth = 1
        textView.accessibilityLabel = "Log"
        textView.delegate = self
        view.addSubview(textView)
        logObserver = Observer(of: Log.didAppend, from: log, reading: { _ in }) { [weak self] in
            self?.view.setNeedsLayout()
        }
        let textSize = UIContentSizeCategory.didChangeNotification
        sizeObserver = Observer(of: textSize, reading: { _ in }) { [weak self] in
            self?.view.setNeedsLayout()
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isLayingOut = true
        let safe = safeArea
        let free = min(safe.maxY, keyboardTop) - safe.minY
        let size = CGSize(width: min(safe.width - 40, 560), height: min(safe.height / 2, free))
        textView.frame = CGRect(
            x: safe.midX - size.width / 2, y: safe.minY + (free - size.height) / 2,
            width: size.width, height: size.height)
        if follows && !textView.isDragging && !textView.isDecelerating { showNewest() }
        isLayingOut = false
    }

    private func showNewest() {
        if shownCount < log.buffer.totalCount {
            shownCount = log.buffer.totalCount
            textView.text = log.buffer.text
        }
        textView.layoutIfNeeded()
        textView.contentOffset.y = endOffset
    }

    /// How far the text is scrolled when its last line is at the lower edge.
    private var endOffset: CGFloat {
        max(0, textView.contentSize.height - textView.bounds.height)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isLayingOut else { return }
        let lineHeight = textView.font?.lineHeight ?? 0
        follows = textView.contentOffset.y > endOffset - lineHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        view.setNeedsLayout()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        view.setNeedsLayout()
    }
}

/// The ball and the log over a scene of the app. Keep it, and `remove()` it when the scene goes.
@MainActor
final class DebugOverlay {
    private let log: Log
    private let ballController = BallController()
    private var ballWindow: OverlayWindow?
    private var logWindow: OverlayWindow?
    private var logController: LogController?

    init(in scene: UIWindowScene, log: Log) {
        self.log = log
        ballWindow = show(ballController, in: scene, at: .normal + 0.2)
        let toggle = UIAction { [weak self] _ in self?.toggleLog() }
        ball.addAction(toggle, for: .primaryActionTriggered)
    }

    var ball: BallView { ballController.ball }
    /// What the log is read in, while it is open.
    var textView: UITextView? { logController?.textView }

    func toggleLog() {
        if logController != nil { return closeLog() }
        guard let scene = ballWindow?.windowScene else { return }
        let controller = LogController(log)
        logController = controller
        logWindow = show(controller, in: scene, at: .normal + 0.1)
        UIAccessibility.post(notification: .layoutChanged, argument: controller.textView)
    }

    /// Takes the ball and the log off the screen.
    func remove() {
        closeLog()
        ballWindow?.isHidden = true
        ballWindow?.windowScene = nil
        ballWindow = nil
    }

    /// To be called where the app's controllers change their answers, and where another one appears.
    func appAnswersChanged() {
        ballController.setNeedsUpdateOfAppAnswers()
        logController?.setNeedsUpdateOfAppAnswers()
    }

    private func closeLog() {
        logWindow?.isHidden = true
        logWindow?.windowScene = nil
        logWindow = nil
        logController = nil
        UIAccessibility.post(notification: .layoutChanged, argument: ball)
    }

    private func show(
        _ root: UIViewController, in scene: UIWindowScene, at level: UIWindow.Level
    ) -> OverlayWindow {
        let window = OverlayWindow(windowScene: scene)
        window.rootViewController = root
        window.windowLevel = level
        window.isHidden = false
        return window
    }
}

/// The delegate of an app's scenes, with the overlay over each.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var overlay: DebugOverlay?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()  // yours
        window.makeKeyAndVisible()
        self.window = window
        #if DEBUG
            overlay = DebugOverlay(in: scene, log: .shared)
        #endif
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        overlay?.remove()
        overlay = nil
    }
}

#if canImport(Simulator)
/// The screen with a dot where a finger is.
@MainActor
func picture(with finger: Finger) -> Figure {
    let window = OverlayWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = OverlayController()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 12
    dot.center = finger.location
    window.addSubview(dot)
    window.isHidden = !finger.isOnScreen
    defer { window.isHidden = true }
    return Figure.screen(title: "The ball in the hand")
}
#endif

#if canImport(Simulator)
/// The article's log: a text view half as wide and half as high as the screen, in a plain window.
@MainActor
func showArticleLog(in scene: UIWindowScene) -> (window: UIWindow, text: UITextView) {
    let window = UIWindow(windowScene: scene)
    let size = window.bounds.size
    let text = UITextView(
        frame: CGRect(
            x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2))
    text.isEditable = false
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(text)
    window.windowLevel = .normal + 0.1
    window.isHidden = false
    return (window, text)
}
#endif
