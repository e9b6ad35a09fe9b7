// Tips
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-tips.html.
// Made from 06-status-bar-tips.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The situation in the first picture.
enum TippedScreen: String, CaseIterable {
    case saved = "A note is saved", typing = "You write a note", slope = "A slope is measured"

    /// Opens a screen, and reports an event for the user.
    @MainActor
    func arrange(in delegate: TrailSceneDelegate) {
        switch self {
        case .saved, .typing:
            let screen = noteScreen(in: delegate)
            screen.note.becomeFirstResponder()
            if self == .saved { return _ = screen.note.resignFirstResponder() }
        case .slope:
            _ = measuredSlope(in: delegate)
        }
        delegate.report(TrailEvent(text: "Map updated", isForUser: true))
    }
}

enum TipsVersion: String, CaseIterable { case before = "Before", after = "After" }

/// Presents a slope, and begins to measure it.
@MainActor
func measuredSlope(in delegate: TrailSceneDelegate) -> SlopeController? {
    let stack = delegate.window?.rootViewController as? UINavigationController
    let trail = stack?.viewControllers.first as? SizedTrailController
    trail?.measureSlope()
    let slope = trail?.presentedViewController as? SlopeController
    slope?.isMeasuring = true
    return slope
}

/// Launches Trail, and returns its delegate and its tips.
@MainActor
func launchTips() -> (TipsSceneDelegate, TipsOverlay) {
    let delegate = launchTrail { TipsSceneDelegate() }
    guard let tips = delegate.overlay(TipsOverlay.self) else { preconditionFailure("Trail has no tips") }
    return (delegate, tips)
}
#endif

/// A label over Trail. It goes after three seconds.
class LabelOverlay: SceneOverlay {
    var clock: any Clock<Duration> = ContinuousClock()

    override func makeWindow(in scene: UIWindowScene) -> UIWindow {
        OverlayWindow(windowScene: scene)
    }

    override func appDidReport(_ event: TrailEvent) {
        guard event.isForUser else { return }
        hide()
        show(LabelController(event.text), at: .tips)
        Task {
            try? await clock.sleep(for: .seconds(3))
            hide()
        }
    }
}

extension UIWindow.Level {
    static let tips = UIWindow.Level.statusBar - 1
}

/// A label at the top of the safe area.
class LabelController: OverlayController {
    private let label = UILabel()

    init(_ text: String) {
        super.init(nibName: nil, bundle: nil)
        label.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .title3)
        label.textAlignment = .center
        label.textColor = .systemBackground
        label.backgroundColor = .label
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            label.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            label.widthAnchor.constraint(equalToConstant: 220),
            label.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

#if canImport(Simulator)
/// Trail with a label in place of tips.
final class LabelSceneDelegate: TipsSceneDelegate {
    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        let label = LabelOverlay(in: scene)
        label.clock = .phone
        return [SearchableLog(in: scene), label]
    }
}
#endif

/// A short message at the top of a scene.
struct Tip: Identifiable {
    /// A tip takes the place of the one with the same ID.
    let id: String
    var text: String
    var icon: UIImage?
    /// The completed part, from 0 to 1.
    var progress: Double?
    /// The time on the screen. Without one, the tip lasts until it's dismissed.
    var stay: Duration?
    /// Called after a tap, which dismisses the tip as well.
    var action: (@MainActor () -> Void)?

    var lasts: Bool { stay == nil }

    /// Creates a tip. Without an ID of its own, its text is its ID.
    init(
        id: String? = nil, text: String, icon: UIImage? = nil, progress: Double? = nil,
        stay: Duration? = .seconds(3), action: (@MainActor () -> Void)? = nil
    ) {
        self.id = id ?? text
        (self.text, self.icon, self.progress) = (text, icon, progress)
        (self.stay, self.action) = (stay, action)
    }
}

/// The tips of a scene. The first one is to be shown.
struct TipQueue {
    private(set) var tips: [Tip] = []

    mutating func add(_ tip: Tip) {
        if let index = tips.firstIndex(where: { $0.id == tip.id && $0.lasts == tip.lasts }) {
            tips[index] = tip
        } else {
            remove(tip.id)
            tips.insert(tip, at: tips.firstIndex { $0.lasts } ?? tips.endIndex)
        }
        if tips.count > 5 { tips.remove(at: tips[1].lasts ? 5 : 1) }
    }

    mutating func remove(_ id: Tip.ID) {
        tips.removeAll { $0.id == id }
    }
}

/// A tip that waits, as a value.
struct WaitingTip: Equatable, Sendable {
    var id: String
    var text: String
    var isError = false
}

/// Returns a line of tips after a new one was sent.
func added(_ tip: WaitingTip, to line: [WaitingTip], limit: Int) -> [WaitingTip] {
    // Replace the next line.
    line + [tip]
}

#if canImport(Simulator)
extension WaitingTip: CustomStringConvertible {
    public var description: String { (isError ? "error " : "") + id + (text == "old" ? "" : " (\(text))") }

    /// Returns a line that follows the rules, and a new tip, often with an ID of the line.
    static func random(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) -> (WaitingTip, [WaitingTip], Int) {
        let ids = Array(["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &random).prefix(count))
        var line = ids.map { WaitingTip(id: $0, text: "old", isError: Bool.random(using: &random)) }
        let waiting = line.dropFirst()
        line = line.prefix(1) + waiting.filter(\.isError) + waiting.filter { !$0.isError }
        let id = ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &random) ?? "a"
        let tip = WaitingTip(id: id, text: "new", isError: Bool.random(using: &random))
        return (tip, line, max(1, count) + [0, 0, 1, 3][Int.random(in: 0..<4, using: &random)])
    }
}
#endif

/// The tips over Trail. The first one of the queue is on the screen.
class TipsOverlay: SceneOverlay {
    private let clock: any Clock<Duration>
    private var queue = TipQueue()
    private var countdown: Task<Void, Never>?

    init(in scene: UIWindowScene, clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        super.init(in: scene)
    }

    override func appDidReport(_ event: TrailEvent) {
        if event.isForUser { show(Tip(text: event.text)) }
    }

    func show(_ tip: Tip) {
        guard scene != nil else { return }
        queue.add(tip)
        if let tipView, tipView.tip.id == tip.id {
            let isNews = tipView.tip.text != tip.text
            tipView.tip = tip
            if isNews { announce(tip) }
            countDown()
        }
        showFirst()
    }

    func dismiss(_ id: Tip.ID) {
        queue.remove(id)
        showFirst()
    }
    private func showFirst() {
        let first = queue.tips.first
        if let tipView, tipView.tip.id != first?.id {
            let givesWay = queue.tips.contains { $0.id == tipView.tip.id }
            if givesWay && tipView.isHeld { return }
            countdown?.cancel()
            controller?.letGo { [weak self] in self?.showFirst() }
        } else if isFree {
            if let first { bring(first) } else { hide() }
        }
    }
    private func countDown() {
        countdown?.cancel()
        guard let tip = tipView?.tip, let stay = tip.stay else { return }
        countdown = Task { [weak self, clock] in
            for _ in 1...10 {
                try? await clock.sleep(for: stay)
                if Task.isCancelled { return }
                if tip.action == nil || !UIAccessibility.needsTime { break }
            }
            if self?.tipView?.isHeld == false { self?.dismiss(tip.id) }
        }
    }

    private func announce(_ tip: Tip) {
        // A tip under a login isn't for those who listen in front of it.
        let isCovered = scene?.windows.contains {
            !$0.isHidden && $0.windowLevel.rawValue > UIWindow.Level.tips.rawValue
                && $0.accessibilityViewIsModal
        }
        guard isCovered == false else { return }
        let text = NSAttributedString(
            string: tip.text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: text)
    }
    override func hide() {
        countdown?.cancel()
        super.hide()
    }

    override func remove() {
        queue = TipQueue()
        super.remove()
    }
    var controller: TipController? { window?.rootViewController as? TipController }

    /// The view of the tip on the screen, or `nil` while there's none or it's leaving.
    var tipView: TipView? {
        controller?.visibleTipView.flatMap { $0.isLeaving ? nil : $0 }
    }

    /// A Boolean value indicating whether there's no tip, not even one that is leaving.
    private var isFree: Bool { controller?.visibleTipView == nil }

    override func makeWindow(in scene: UIWindowScene) -> UIWindow {
        OverlayWindow(windowScene: scene)
    }

    private func bring(_ tip: Tip) {
        let view = TipView(tip)
        view.onTap = { [weak self, weak view] in
            guard let tip = view?.tip else { return }
            self?.dismiss(tip.id)
            tip.action?()
        }
        view.onSwipe = { [weak self] in self?.dismiss(tip.id) }
        view.onRelease = { [weak self] in
            self?.countDown()
            self?.showFirst()
        }
        show(TipController(), at: .tips)
        controller?.bring(view)
        announce(tip)
        countDown()
    }
}

extension UIAccessibility {
    /// A Boolean value indicating whether the user needs more time to reach a button.
    @MainActor static var needsTime: Bool { isVoiceOverRunning || isSwitchControlRunning }
}

/// Returns the time that a tip with a text should stay.
func stay(for text: String) -> Duration {
    // Replace the next line.
    .seconds(3)
}

#if canImport(Simulator)
/// Returns a text with rare white space, line ends, emoji, and accents.
func tipText(_ count: Int, using random: inout some RandomNumberGenerator) -> String {
    let parts = ["a", "é", "e\u{301}", "👩‍👧", "🇨🇭", "字", " ", "\u{a0}", "\u{2003}", "\t", "\n", "\r\n", "."]
    return (0..<count).map { _ in parts.randomElement(using: &random) ?? "a" }.joined()
}
#endif

#if canImport(Simulator)
/// The phone in the picture of a tip's place.
enum TipSpot: String, CaseIterable {
    case island = "An island", button = "A home button", large = "Large text, and the keyboard"

    var device: Device {
        var device = self == .button ? Device.iPhoneSE : .iPhone17
        if self == .large { device.contentSizeCategory = .accessibilityMedium }
        return device
    }
}
#endif

/// The root of the tips' window. It has one tip at a time.
class TipController: OverlayController {
    /// The view of the tip, also while it leaves.
    private(set) var visibleTipView: TipView?

    /// The last element outside of the tips that had VoiceOver's cursor when a tip came.
    private weak var elementBefore: NSObject?

    private var elementWithCursor: NSObject? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver) as? NSObject
    }

    func bring(_ tipView: TipView) {
        if let elementWithCursor, !(elementWithCursor is TipView) {
            elementBefore = elementWithCursor
        }
        visibleTipView = tipView
        place(tipView)
        tipView.moveOut()
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            tipView.moveIn()
        }
    }

    func letGo(then completion: @escaping () -> Void) {
        guard let tipView = visibleTipView, !tipView.isLeaving else { return }
        tipView.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3) {
            tipView.moveOut()
        } completion: { _ in
            let hadCursor = self.elementWithCursor === tipView
            tipView.removeFromSuperview()
            self.visibleTipView = nil
            if hadCursor {
                UIAccessibility.post(notification: .layoutChanged, argument: self.elementBefore)
            }
            completion()
        }
    }
    private func place(_ tipView: TipView) {
        tipView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tipView)
        let (safe, keyboard) = (view.safeAreaLayoutGuide, view.keyboardLayoutGuide)
        NSLayoutConstraint.activate([
            tipView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            tipView.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            tipView.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 8),
            tipView.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            tipView.bottomAnchor.constraint(lessThanOrEqualTo: keyboard.topAnchor, constant: -8),
        ])
        view.layoutIfNeeded()
    }
}

extension TipView {
    /// Moves the tip above the upper edge, or makes it transparent if the user prefers less motion.
    func moveOut() {
        if UIAccessibility.isReduceMotionEnabled {
            alpha = 0
        } else {
            transform = CGAffineTransform(translationX: 0, y: -(center.y + bounds.height / 2 + 20))
        }
    }

    func moveIn() {
        alpha = 1
        transform = .identity
    }
}

/// A tip as a capsule: an icon, the text, and below them a bar for the progress.
class TipView: UIView {
    var tip: Tip { didSet { showTip() } }
    var onTap: () -> Void = {}
    var onSwipe: () -> Void = {}
    /// Called when a finger leaves the tip where it is.
    var onRelease: () -> Void = {}

    private func addSwipe() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addAction(UIAction { [weak self] _ in self?.onSwipe() })
        addGestureRecognizer(swipe)
    }

    private var start: (point: CGPoint, time: TimeInterval)?
    var isHeld: Bool { start != nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first.map { ($0.location(in: superview), $0.timestamp) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let start, let touch = touches.first else { return }
        let end = touch.location(in: superview)
        let way = hypot(end.x - start.point.x, end.y - start.point.y)
        release(isTap: way <= 10 && touch.timestamp - start.time < 0.5)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        release(isTap: false)
    }

    private func release(isTap: Bool) {
        start = nil
        if isLeaving { return }
        if isTap { onTap() } else { onRelease() }
    }
    let icon = UIImageView()
    let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private lazy var iconHeight = icon.heightAnchor.constraint(equalToConstant: 20)

    init(_ tip: Tip) {
        self.tip = tip
        super.init(frame: .zero)
        style()
        arrange()
        addSwipe()
        showTip()
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value indicating whether the tip is moving out.
    var isLeaving: Bool { !isUserInteractionEnabled }

    private func style() {
        for view in [self, label] { view.backgroundColor = .label }
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .systemBackground
        label.textColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        isAccessibilityElement = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: TipView, _) in
            view.scaleIcon()
        }
        scaleIcon()
    }

    /// Makes the icon as high as a line of text.
    private func scaleIcon() {
        iconHeight.constant = UIFontMetrics(forTextStyle: .body)
            .scaledValue(for: 20, compatibleWith: traitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Text of several lines would run into the corners of a full capsule.
        layer.cornerRadius = min(bounds.height / 2, 24)
    }

    private func arrange() {
        let row = UIStackView(arrangedSubviews: [icon, label])
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [row, bar])
        column.axis = .vertical
        column.spacing = 6
        column.isUserInteractionEnabled = false
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let iconWidth = icon.widthAnchor.constraint(equalTo: icon.heightAnchor)
        // A stack gives hidden views the width 0, which a required constraint would contradict.
        iconWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
            iconWidth, iconHeight,
        ])
    }

    private func showTip() {
        label.text = tip.text
        icon.image = tip.icon
        icon.isHidden = tip.icon == nil
        bar.progress = Float(tip.progress ?? 0)
        bar.isHidden = tip.progress == nil
        accessibilityLabel = tip.text
        accessibilityValue = tip.progress?.formatted(.percent.precision(.fractionLength(0)))
        accessibilityTraits = tip.action == nil ? .staticText : .button
        if tip.progress != nil { accessibilityTraits.insert(.updatesFrequently) }
    }

    override func accessibilityActivate() -> Bool {
        guard !isLeaving else { return false }
        onTap()
        return true
    }

    override func accessibilityPerformEscape() -> Bool {
        guard !isLeaving else { return false }
        onSwipe()
        return true
    }
}

#if canImport(ObjectiveC)
extension UIGestureRecognizer {
    /// Adds an action to perform when the state changes. The action's sender is the recognizer.
    func addAction(_ action: UIAction) {
        let target = RecognizerTarget(action)
        addTarget(target, action: #selector(RecognizerTarget.recognize(_:)))
        // A recognizer doesn't keep its targets alive.
        objc_setAssociatedObject(
            self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    }
}

@MainActor
private final class RecognizerTarget: NSObject {
    private let action: UIAction

    init(_ action: UIAction) {
        self.action = action
    }

    @objc func recognize(_ recognizer: UIGestureRecognizer) {
        action.performWithSender(recognizer, target: nil)
    }
}
#endif

/// Returns the moments at which each tip begins to show, in tenths of a second.
func beginnings(of tips: [(sent: Int, stay: Int?)]) -> [[Int]] {
    // Replace the next line.
    tips.map { [$0.sent] }
}

#if canImport(Simulator)
/// Returns tips at random moments. Many are sent exactly when the screen gets free.
func sentTips(_ count: Int, using random: inout some RandomNumberGenerator) -> [(sent: Int, stay: Int?)] {
    var (now, tips) = (Int.random(in: -5...20, using: &random), [(sent: Int, stay: Int?)]())
    for _ in 0..<count {
        let stay = Int.random(in: 0..<4, using: &random) == 0 ? nil : Int.random(in: 0...30, using: &random)
        tips.append((now, stay))
        now += max(1, [(stay ?? 0) + 3, 1, Int.random(in: 1...50, using: &random)].randomElement(using: &random) ?? 1)
    }
    return tips
}

/// Returns the moments at which the tips of the chapter begin to show, in tenths of a second.
@MainActor
func measuredBeginnings(of tips: [(sent: Int, stay: Int?)]) async -> [[Int]] {
    let app = showApp()
    let overlay = TipsOverlay(in: scene, clock: .phone)
    var moments: [[Int]] = tips.map { _ in [] }
    var shown: TipView?
    for now in 0..<90 {
        for (index, tip) in tips.enumerated() where tip.sent == now {
            let stay = tip.stay.map { Duration.milliseconds($0 * 100) }
            overlay.show(Tip(id: "\(index)", text: "Tip \(index)", stay: stay))
        }
        if let view = overlay.tipView, view !== shown, let index = Int(view.tip.id) { moments[index].append(now) }
        shown = overlay.tipView
        await PhoneClock.phone.advance(by: .milliseconds(100))
    }
    overlay.remove()
    app.isHidden = true
    return moments
}
#endif

#if canImport(Simulator)
/// The article's tips, with their mistakes.
@MainActor
final class ArticleTips {
    let app: UIWindow
    let window = UIWindow(frame: UIApplication.shared.statusBarFrame)
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UILabel()
    /// The article's pointer doesn't own the timer, and isn't cleared. The run loop keeps the timer until it fires.
    private weak var timer: HideTimer?
    private var pointsAtTimer = false
    /// A Boolean value indicating whether the article sent a message to a released timer.
    private(set) var messagedDeadTimer = false

    init(over app: UIWindow) {
        self.app = app
        window.windowLevel = .statusBar + 10
        label.font = .systemFont(ofSize: 12)
        for view in [icon, label] { window.addSubview(view) }
    }

    func show(_ text: String, icon image: UIImage? = nil, hideAfter time: Duration? = nil) {
        if pointsAtTimer {
            if timer == nil { messagedDeadTimer = true }
            timer?.task?.cancel()
        }
        let bounds = window.bounds
        let room = image == nil ? CGSize(width: 320, height: 30) : bounds.size
        let size = (text as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: label.font as Any],
            context: nil)
        let width = min(size.width + 20, bounds.width - 20)
        label.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        label.text = text
        icon.center = CGPoint(x: bounds.width - width - 20 / 2 - 5, y: bounds.height / 2)
        icon.image = image
        icon.isHidden = image == nil
        window.makeKeyAndVisible()
        if let time { hide(after: time) }
    }

    private func hide(after time: Duration) {
        let timer = HideTimer()
        timer.task = Task { [window] in
            guard (try? await PhoneClock.phone.sleep(for: time)) != nil else { return }
            window.isHidden = true
            timer.task = nil
        }
        self.timer = timer
        pointsAtTimer = true
    }

    /// Rotates the window, as the article does after a notification.
    func rotate(to orientation: UIInterfaceOrientation) {
        let (screen, height) = (UIScreen.main.bounds.size, CGFloat(20))
        let (angle, center): (CGFloat, CGPoint) =
            switch orientation {
            case .portraitUpsideDown:
                (.pi, CGPoint(x: screen.width / 2, y: screen.height - height / 2))
            case .landscapeLeft: (-.pi / 2, CGPoint(x: height / 2, y: screen.height / 2))
            case .landscapeRight:
                (.pi / 2, CGPoint(x: screen.width - height / 2, y: screen.height / 2))
            default: (0, CGPoint(x: screen.width / 2, y: height / 2))
            }
        let length = orientation.isLandscape ? screen.height : screen.width
        window.transform = CGAffineTransform(rotationAngle: angle)
        window.center = center
        window.bounds = CGRect(x: 0, y: 0, width: length, height: height)
    }

    /// The frame of the window in the coordinates of the device in portrait.
    var panelFrame: CGRect {
        let frame = window.convert(window.bounds, to: UIScreen.main.fixedCoordinateSpace)
        return CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
            height: frame.height.rounded())
    }

    private final class HideTimer {
        var task: Task<Void, Never>?
    }
}
#endif

#if canImport(Simulator)
/// Shows a tip of this chapter, and lays it out.
@MainActor
func showOurs(_ tip: Tip) -> (tips: TipsOverlay, view: TipView) {
    let tips = TipsOverlay(in: scene, clock: .phone)
    tips.show(tip)
    tips.window?.layoutIfNeeded()
    return (tips, tips.tipView ?? TipView(tip))
}

let longText = "The photos could not be sent because the server did not answer in time, try again"

/// A controller with light text in the status bar.
final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Adds a field that has the keyboard to a window.
@MainActor
func editedField(in window: UIWindow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    return field
}

/// Adds a long list that is scrolled down to a window.
@MainActor
func scrolledList(in window: UIWindow) -> UIScrollView {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 300, height: 5000)
    list.contentOffset.y = 1000
    window.rootViewController?.view.addSubview(list)
    return list
}
#endif

/// The delegate of a Trail with tips over a layout by size, a log, and a login.
class TipsSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene), TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene)]
    }
}
