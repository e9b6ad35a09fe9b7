// A floating ball
//
// The Swift of a chapter of "The iOS Workbook": see floating-ball.html.
// Made from 09-floating-ball.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.
// It needs the Swift of the chapter "Tips": status-bar-tips.swift.
// It needs the Swift of the chapter "A tree of states": status-bar-state.swift.
// It needs the Swift of the chapter "Scroll to top": scroll-to-top.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The moments of the first picture of the ball.
enum BallMoment: String, CaseIterable {
    case ball = "With the ball", before = "Before", open = "After a tap"
}

/// Opens a stage in Trail, and returns its screen.
@MainActor
func openStage(_ number: Int) -> StageController {
    let delegate = scene.delegate as? TrailSceneDelegate
    let screen = StageController(Stage.all[number - 1])
    let root = delegate?.window?.rootViewController as? UINavigationController
    root?.pushViewController(screen, animated: false)
    delegate?.window?.layoutIfNeeded()
    return screen
}

extension CGPoint {
    /// The nearest point in whole numbers, for printing.
    var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
#endif

#if canImport(Simulator)
/// The place of the ball in the picture of the sheet.
enum BallHome: String, CaseIterable { case view = "A view of the app", window = "A window of its own" }

/// The things that the app shows below the ball.
enum BallCover: String, CaseIterable { case trail = "Trail", sheet = "A sheet" }

/// A sheet with a title. Its status bar has light text, and it stays upright.
final class StageSheet: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: CGRect(x: 24, y: 40, width: 330, height: 40))
        label.text = "Otter Ford"
        label.font = .boldSystemFont(ofSize: 28)
        view.addSubview(label)
    }
}
#endif

extension UIWindow.Level {
    static let ball = UIWindow.Level.normal + 0.2
}

#if canImport(Simulator)
/// The balls in the picture of the rotation.
enum WhoseBall: String, CaseIterable { case point = "Keeps a point", trail = "Keeps side and height" }

enum BallRotation: String, CaseIterable {
    case portrait, landscapeLeft, landscapeRight

    var orientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

/// The article's ball: a window of its own, half transparent. Its center follows the finger.
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
        windowLevel = .ball
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
#endif

/// The place where the ball rests. Neither part depends on the size of the screen.
struct BallPosition: Equatable {
    enum Side: String { case left, right }

    var side: Side
    /// A number from 0 at the top of the area to 1 at its bottom.
    var fraction: CGFloat
}

/// The area where the ball's center may be, in the coordinates of the ball's superview.
struct BallArea: Equatable {
    var rect = CGRect.zero
    /// The height of `rect` that the keyboard makes unusable, from below, in points.
    var covered: CGFloat = 0

    /// Returns the point of the area that's nearest to another point.
    func nearest(to point: CGPoint) -> CGPoint {
        let bottom = max(rect.maxY - covered, rect.minY)
        return CGPoint(
            x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), bottom))
    }
}

extension BallPosition {
    /// Returns the ball's center.
    func center(in area: BallArea) -> CGPoint {
        let rect = area.rect
        let x = side == .left ? rect.minX : rect.maxX
        return area.nearest(to: CGPoint(x: x, y: rect.minY + fraction * rect.height))
    }

    /// Creates the position of a ball that was dropped at a point: on the nearer side.
    init(nearestTo point: CGPoint, in area: BallArea) {
        let rect = area.rect
        let fraction = rect.height > 0 ? (point.y - rect.minY) / rect.height : 0
        self.init(side: point.x < rect.midX ? .left : .right, fraction: min(max(fraction, 0), 1))
    }
}

/// Returns the position that a dictionary describes, or `nil` if it has no side.
func restoredPosition(from stored: [String: Any]) -> BallPosition? {
    // Replace the next line.
    BallPosition(side: .left, fraction: -1)
}

#if canImport(Simulator)
/// A dictionary with a stored position, with values of several types.
struct StoredBall: CustomStringConvertible {
    enum Value {
        case string(String), double(Double), integer(Int)

        var any: Any {
            switch self {
            case .string(let text): text
            case .double(let number): number
            case .integer(let number): number
            }
        }
    }

    var side: Value?
    var fraction: Value?

    var dictionary: [String: Any] {
        var stored: [String: Any] = [:]
        stored["side"] = side?.any
        stored["fraction"] = fraction?.any
        return stored
    }

    var description: String { "side \(text(side)), fraction \(text(fraction))" }

    private func text(_ value: Value?) -> String {
        switch value {
        case nil: "missing"
        case .string(let text): "\"\(text)\""
        case .double(let number): "\(number)"
        case .integer(let number): "\(number) (an Int)"
        }
    }

    static func random(using random: inout some RandomNumberGenerator) -> StoredBall {
        var stored = StoredBall()
        switch Int.random(in: 0..<10, using: &random) {
        case 0: stored.side = nil
        case 1: stored.side = .integer(1)
        case 2:
            let names = ["", "Left", "RIGHT", "top", "left ", " right", "right2", "l", "center"]
            stored.side = .string(names.randomElement(using: &random) ?? "")
        default: stored.side = .string(Bool.random(using: &random) ? "left" : "right")
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: stored.fraction = nil
        case 1: stored.fraction = .string("0.3")
        case 2:
            let bounds = [0, 1, -0.001, 1.001, Double.infinity, -Double.infinity, Double.nan]
            stored.fraction = .double(bounds.randomElement(using: &random) ?? 0)
        case 3, 4: stored.fraction = .double(Double.random(in: -3...4, using: &random))
        default: stored.fraction = .double(Double(Int.random(in: 0...20, using: &random)) / 20)
        }
        return stored
    }
}
#endif

/// The way of a finger with the ball, in the coordinates of the ball's superview.
struct BallDrag {
    /// The distance, in points, that a finger may move and still tap.
    static let slop: CGFloat = 10

    private let start: CGPoint
    private let centerAtStart: CGPoint
    private var finger: CGPoint
    private(set) var isTap = true

    init(finger: CGPoint, center: CGPoint) {
        (start, centerAtStart, self.finger) = (finger, center, finger)
    }

    mutating func move(to point: CGPoint) {
        finger = point
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { isTap = false }
    }

    /// The center that the finger wants for the ball.
    var center: CGPoint {
        CGPoint(
            x: centerAtStart.x + finger.x - start.x, y: centerAtStart.y + finger.y - start.y)
    }
}

/// A round control that a finger drags. When the finger is lifted, it slides to a side of its area.
///
/// It sends `primaryActionTriggered` after a tap, and `valueChanged` if it was left somewhere else.
final class BallView: UIControl {
    static let diameter: CGFloat = 60

    /// The area where its center may be. The controller of its superview sets it.
    var area = BallArea() { didSet { if area != oldValue { place() } } }
    /// The place where it rests.
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

    required init?(coder: NSCoder) { nil }

    /// The corners of its square aren't part of the ball.
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
        settle()
        if wasTap { sendActions(for: .primaryActionTriggered) }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        settle()
    }

    private func settle() {
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

    /// Puts the ball where the finger wants it or where it rests, inside its area.
    private func place() {
        center = area.nearest(to: drag?.center ?? position.center(in: area))
    }
}

/// Returns the position where a ball comes to rest that was thrown.
///
/// - Parameters:
///   - center: The ball's center when the finger was lifted.
///   - velocity: The velocity in points a second, to the right and down.
func restingPosition(
    from center: CGPoint, velocity: CGPoint, in area: BallArea
) -> BallPosition {
    // Replace the next line.
    BallPosition(side: .left, fraction: 0)
}

#if canImport(Simulator)
/// Returns a number that's a multiple of a half.
func halves(
    _ range: ClosedRange<Int>, using random: inout some RandomNumberGenerator
) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 2
}

/// Returns thrown balls: where they were dropped, how fast they were, and their area.
func thrownBalls(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> [(CGPoint, CGPoint, BallArea)] {
    (0..<count).map { index in
        let rect = CGRect(
            x: halves(-80...80, using: &random), y: halves(-80...200, using: &random),
            width: halves(1...800, using: &random), height: halves(1...1600, using: &random))
        let center = CGPoint(
            x: rect.minX + halves(0...800, using: &random).truncatingRemainder(dividingBy: rect.width),
            y: rect.minY + halves(0...1600, using: &random).truncatingRemainder(dividingBy: rect.height))
        let fast = index.isMultiple(of: 3) ? 400 : 4000
        let velocity = CGPoint(
            x: halves(-fast...fast, using: &random), y: halves(-fast...fast, using: &random))
        return (center, velocity, BallArea(rect: rect))
    }
}
#endif

/// The root of an overlay whose content stays above the keyboard.
class AboveKeyboardController: OverlayController {
    /// The height of the screen that the keyboard covers from below, in points.
    var keyboardHeight: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The part of the view that the system leaves free, not counting the keyboard.
    var safeArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// The y coordinate in the view where the keyboard begins: the lower edge if none covers the view.
    var keyboardTop: CGFloat {
        guard let screen = view.window?.windowScene?.screen else { return view.bounds.maxY }
        let top = CGPoint(x: 0, y: screen.bounds.maxY - keyboardHeight)
        return min(view.convert(top, from: screen.coordinateSpace).y, view.bounds.maxY)
    }
}

/// Lets a ball float in the safe area, above the keyboard.
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

#if canImport(Simulator)
/// The moments of the picture of the keyboard.
enum BallKeyboard: String, CaseIterable {
    case before = "Before", shown = "With the keyboard", after = "After it"
}
#endif

/// Acts on a notification that's posted on the main thread, as long as the observer is kept.
nonisolated final class Observer {
    private let token: any NSObjectProtocol

    init(
        of name: Notification.Name, from object: AnyObject? = nil,
        then act: @escaping @MainActor (Notification) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            // A notification isn't Sendable, and this one stays on its thread.
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated { act(notification) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}

/// A change of the keyboard that UIKit has announced.
@MainActor
struct KeyboardChange {
    /// The height of the screen that the keyboard will cover from below, in points.
    let height: CGFloat
    private let duration: TimeInterval
    private let curve: UIView.AnimationOptions

    /// Returns `nil` if the notification is about the keyboard of another screen.
    init?(_ notification: Notification, on screen: UIScreen) {
        guard notification.object as? UIScreen === screen, let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return nil }
        let isDocked = frame.maxY >= screen.bounds.maxY
        height = isDocked ? max(0, screen.bounds.maxY - frame.minY) : 0
        let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let shape = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        duration = seconds?.doubleValue ?? 0
        // An option has the number of its curve, 16 bits higher.
        curve = UIView.AnimationOptions(rawValue: (shape?.uintValue ?? 0) << 16)
    }

    /// Changes views together with the keyboard.
    func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .allowUserInteraction],
            animations: changes)
    }
}

extension UIWindowScene {
    /// The height of the screen that the keyboard covers now, as the key window's layout guide has it.
    var keyboardHeight: CGFloat {
        guard let window = keyWindow else { return 0 }
                let guide = window.keyboardLayoutGuide
        // A new guide has no frame before a layout.
        window.layoutIfNeeded()
        let frame = guide.layoutFrame
        guard !frame.isEmpty, window.bounds.maxY - frame.minY > window.safeAreaInsets.bottom
        else { return 0 }
        let top = window.convert(frame.origin, to: screen.coordinateSpace)
        return max(0, screen.bounds.maxY - top.y)
    }
}

/// Keeps a controller above the keyboard of its scene's screen.
@MainActor
final class KeyboardWatcher {
    /// The height of the screen that the keyboard covers from below, in points.
    private(set) var height: CGFloat
    private var observer: Observer?

    /// Asks for the height again, after the scene may have missed announcements.
    func ask(in scene: UIWindowScene?, for controller: AboveKeyboardController?) {
        height = scene?.keyboardHeight ?? 0
        controller?.keyboardHeight = height
    }

    init(in scene: UIWindowScene, follow: @escaping @MainActor () -> AboveKeyboardController?) {
        height = scene.keyboardHeight
        let name = UIResponder.keyboardWillChangeFrameNotification
        observer = Observer(of: name) { [weak self, weak scene] in
            guard let self, let scene, let change = KeyboardChange($0, on: scene.screen)
            else { return }
            height = change.height
            change.animate {
                follow()?.keyboardHeight = change.height
                follow()?.view.layoutIfNeeded()
            }
        }
    }
}

/// Returns the center of a ball that a floating keyboard doesn't cover.
///
/// - Parameters:
///   - center: The center where the ball would rest, inside the area.
///   - keyboard: The frame of the keyboard, in the same coordinates.
///   - area: The rectangle where the ball's center may be.
func centerOff(_ keyboard: CGRect, from center: CGPoint, in area: CGRect) -> CGPoint {
    // Replace the next line.
    center
}

#if canImport(Simulator)
/// A keyboard that floats, and balls before and after they have made room for it.
final class FloatingKeyboardView: UIView {
    init(_ frame: CGRect, _ keyboard: CGRect, _ area: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        add(keyboard, .systemGray3, radius: 12)
        for (index, y) in ([160, 270, 410, 470, 530, 640, 740] as [CGFloat]).enumerated() {
            let start = CGPoint(x: index.isMultiple(of: 2) ? area.maxX : area.minX, y: y)
            let end = centerOff(keyboard, from: start, in: area)
            let way = CGRect(
                x: start.x - 1, y: min(start.y, end.y), width: 2, height: abs(start.y - end.y))
            add(CGRect(x: end.x - 30, y: end.y - 30, width: 60, height: 60), .systemIndigo, radius: 30)
            add(way, .systemOrange, radius: 0)
            add(CGRect(x: start.x - 8, y: start.y - 8, width: 16, height: 16), .systemOrange, radius: 8)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat) {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.layer.cornerRadius = radius
        addSubview(view)
    }
}

/// Returns keyboards, centers, and areas, in multiples of a half.
func floatingKeyboards(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> [(CGRect, CGPoint, CGRect)] {
    (0..<count).map { index in
        let area = CGRect(
            x: halves(0...80, using: &random), y: halves(-60...160, using: &random),
            width: halves(200...1200, using: &random), height: halves(200...1200, using: &random))
        let side = Bool.random(using: &random) ? area.minX : area.maxX
        let center = CGPoint(
            x: side,
            y: area.minY + halves(0...1200, using: &random).truncatingRemainder(dividingBy: area.height + 0.5))
        var keyboard = CGRect(
            x: side - halves(-20...700, using: &random), y: center.y - halves(-20...700, using: &random),
            width: halves(0...700, using: &random), height: halves(0...700, using: &random))
        switch index % 8 {
        // At a bound: it touches the ball, begins at the ball's center, or has the ball in its middle.
        case 0: keyboard.origin.y = center.y + 30
        case 1: keyboard.origin.y = center.y - 30 - keyboard.height
        case 2: keyboard.origin.x = center.x + 30
        case 3: keyboard.origin.x = center.x - 30 - keyboard.width
        case 4: keyboard.origin.y = center.y - keyboard.height / 2
        case 5: keyboard.origin.y = area.minY + 30
        case 6: keyboard.origin.y = area.maxY - 30 - keyboard.height
        default: break
        }
        // Across the ball, without a width or without a height.
        let (x, y) = (center.x - 10, center.y - 10)
        if index % 25 == 1 { keyboard = CGRect(x: x, y: y, width: 0, height: 50) }
        if index % 25 == 2 { keyboard = CGRect(x: x, y: y, width: 50, height: 0) }
        return (keyboard, center, area)
    }
}
#endif

/// A ball over Trail that opens the log, and closes it.
class BallOverlay: SceneOverlay {
    private let controller = BallController()
    private var keyboard: KeyboardWatcher?

    var ball: BallView { controller.ball }

    override init(in scene: UIWindowScene) {
        super.init(in: scene)
        let toggle = UIAction { [weak self] _ in self?.toggleLog() }
        ball.addAction(toggle, for: .primaryActionTriggered)
        let watcher = KeyboardWatcher(in: scene) { [weak self] in self?.controller }
        controller.keyboardHeight = watcher.height
        keyboard = watcher
        show(controller, at: .ball)
    }

    override func makeWindow(in scene: UIWindowScene) -> UIWindow { OverlayWindow(windowScene: scene) }

    override func sceneWillEnterForeground() {
        keyboard?.ask(in: scene, for: controller)
    }

    override func sceneDidBecomeActive() {
        keyboard?.ask(in: scene, for: controller)
    }

    override func remove() {
        super.remove()
        keyboard = nil
    }

    private func toggleLog() {
        let log = (scene?.delegate as? TrailSceneDelegate)?.overlay(LogOverlay.self)
        log?.toggle()
        UIAccessibility.post(notification: .layoutChanged, argument: log?.isOpen == true ? nil : ball)
    }
}

/// The delegate of Trail with a ball.
class BallSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController(list: PagesController()))
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            SearchableLog(in: scene), StatusBarTreeOverlay(in: scene), BallOverlay(in: scene),
            TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }
}

#if canImport(Simulator)
/// Returns the screen with a dot where a finger is.
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
    let ball = (scene.delegate as? TrailSceneDelegate)?.overlay(BallOverlay.self)?.ball
    return Figure.screen(title: "The ball in the hand")
        .captioned("center \(ball?.center.rounded ?? .zero)")
}
#endif
