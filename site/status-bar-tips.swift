// Tips below the status bar
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-tips.html.
// Made from 04-status-bar-tips.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// What the first picture lets you choose.
enum TipKind: String, CaseIterable {
    case text = "A text", icon = "With an icon", progress = "With progress", long = "A long one"

    @MainActor var tip: Tip {
        switch self {
        case .text: Tip(text: "Saved")
        case .icon: Tip(text: "Offline", icon: UIImage(systemName: "wifi.slash"))
        case .progress: Tip(text: "Sending 3 photos", progress: 0.4)
        case .long: Tip(text: "The photos could not be sent because the server did not answer")
        }
    }
}

/// The app of the pictures: a list of notes.
final class NotesController: UIViewController {
    private let rows = ["Milk, bread, tea", "Call the dentist", "Books to return"].map {
        let label = UILabel()
        label.text = "   " + $0
        label.backgroundColor = .secondarySystemGroupedBackground
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for row in rows { view.addSubview(row) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safe.minX, y: safe.minY + CGFloat(index) * 60, width: safe.width, height: 52)
        }
    }
}

/// Wants light text in the status bar, and stays upright.
class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
#endif

#if canImport(Simulator)
/// A photo on black ground, which hides the status bar.
final class PhotoController: LightController {
    private let photo = UIView(frame: CGRect(x: 41, y: 300, width: 320, height: 240))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photo.backgroundColor = .systemTeal
        view.addSubview(photo)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    override var prefersStatusBarHidden: Bool { true }
}

/// The styles of presentation in the picture and in the table.
enum Presented: String, CaseIterable {
    case fullScreen, overFullScreen, pageSheet, currentContext, popover

    var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        case .currentContext: .currentContext
        case .popover: .popover
        }
    }
}

/// What lies over the app.
enum Cover: String, CaseIterable {
    case none = "No overlay", plain = "A plain window", ours = "Ours"

    /// Shows a window with an orange pill at the top.
    @MainActor func show() -> UIWindow? {
        guard self != .none else { return nil }
        let window = OverlayWindow(windowScene: scene)
        window.rootViewController = self == .ours ? OverlayController() : UIViewController()
        window.windowLevel = .statusBar - 1
        window.isHidden = false
        let pill = UIView()
        pill.backgroundColor = .systemOrange
        pill.layer.cornerRadius = 16
        pill.translatesAutoresizingMaskIntoConstraints = false
        guard let view = window.rootViewController?.view else { return window }
        view.addSubview(pill)
        NSLayoutConstraint.activate([
            pill.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            pill.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pill.widthAnchor.constraint(equalToConstant: 120),
            pill.heightAnchor.constraint(equalToConstant: 32),
        ])
        window.layoutIfNeeded()
        return window
    }
}

@MainActor
func present(_ controller: UIViewController, as style: Presented, over root: UIViewController) {
    controller.modalPresentationStyle = style.style
    controller.popoverPresentationController?.sourceView = root.view
    root.present(controller, animated: false)
}

/// Has UIKit ask the overlay again, as an app does after presenting.
@MainActor
func askAgain(_ overlay: UIWindow?) {
    (overlay?.rootViewController as? OverlayController)?.setNeedsUpdateOfAppAnswers()
}

/// The bar on an upright phone, and whether the interface rotates with it.
@MainActor
func answers(presenting style: Presented, under cover: Cover, askingAgain asksAgain: Bool = false) -> String {
    let root = NotesController()
    showApp(root)
    let overlay = cover.show()
    present(PhotoController(), as: style, over: root)
    if asksAgain { askAgain(overlay) }
    let isLight = scene.statusBarManager?.statusBarStyle == .lightContent
    let isHidden = scene.statusBarManager?.isStatusBarHidden == true
    turnDevice(to: .landscapeLeft)
    let rotates = scene.effectiveGeometry.interfaceOrientation == .landscapeLeft
    turnDevice(to: .portrait)
    overlay?.isHidden = true
    let bar = (isLight ? "light, " : "default, ") + (isHidden ? "hidden, " : "shown, ")
    return bar + (rotates ? "rotates" : "upright")
}
#endif

#if canImport(Simulator)
/// Cells in columns.
func line(_ cells: [String]) -> String {
    let filled = cells.dropLast().map { $0.padding(toLength: 25, withPad: " ", startingAt: 0) }
    return filled.joined() + (cells.last ?? "")
}
#endif

/// A short message at the top of a scene.
struct Tip: Identifiable {
    /// A tip with the id of another that shows or waits takes its place.
    let id: String
    var text: String
    var icon: UIImage?
    /// How far something has come, from 0 to 1.
    var progress: Double?
    /// How long the tip stays; nil: until it is dismissed.
    var stay: Duration?
    /// What a tap does; it dismisses the tip, too.
    var action: (@MainActor () -> Void)?

    /// Makes a tip. Without an id of its own, its text is its id.
    init(
        id: String? = nil, text: String, icon: UIImage? = nil, progress: Double? = nil,
        stay: Duration? = .seconds(3), action: (@MainActor () -> Void)? = nil
    ) {
        self.id = id ?? text
        (self.text, self.icon, self.progress) = (text, icon, progress)
        (self.stay, self.action) = (stay, action)
    }
}

/// The tips of a scene. The first is the one to show. Those with an end come first, in the order
/// in which they were added, then those that last, the newest first.
struct TipQueue {
    private(set) var tips: [Tip] = []

    /// Adds a tip, or puts it in the place of the one with its id.
    mutating func add(_ tip: Tip) {
        let lasts = tip.stay == nil
        if let index = tips.firstIndex(where: { $0.id == tip.id && ($0.stay == nil) == lasts }) {
            tips[index] = tip
        } else {
            remove(tip.id)
            tips.insert(tip, at: tips.firstIndex { $0.stay == nil } ?? tips.endIndex)
        }
        // At most five: of those that wait, the oldest goes.
        if tips.count > 5 { tips.remove(at: tips[1].stay == nil ? 5 : 1) }
    }

    /// Takes a tip out, whether it shows or waits.
    mutating func remove(_ id: Tip.ID) {
        tips.removeAll { $0.id == id }
    }
}

/// How long a tip with a text should stay.
func stay(for text: String) -> Duration {
    // Replace the next line.
    .seconds(3)
}

/// What a finger does to a tip: it taps, or pushes it up.
struct Push {
    enum Meaning { case tap, dismissal, nothing }
    private let start: CGPoint
    private let time: TimeInterval
    private var way = CGVector.zero
    private var isTap = true

    init(from start: CGPoint, at time: TimeInterval) {
        (self.start, self.time) = (start, time)
    }

    mutating func move(to point: CGPoint, at now: TimeInterval) {
        way = CGVector(dx: point.x - start.x, dy: point.y - start.y)
        if hypot(way.dx, way.dy) > 10 || now - time > 1 { isTap = false }
    }

    /// How far the tip follows the finger: upwards only.
    var lift: CGFloat { min(0, way.dy) }

    var meaning: Meaning {
        if isTap { return .tap }
        return way.dy < -20 && -way.dy > abs(way.dx) ? .dismissal : .nothing
    }
}

/// A tip as a capsule: an icon, the text, and below a bar that shows how far something has come.
final class TipView: UIControl {
    var tip: Tip { didSet { showTip() } }
    var onTap: () -> Void = {}
    var onPushUp: () -> Void = {}
    /// Called when a finger leaves the tip where it is.
    var onSettle: () -> Void = {}
    let icon = UIImageView()
    let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private lazy var iconHeight = icon.heightAnchor.constraint(equalToConstant: 20)
    private var push: Push?

    init(_ tip: Tip) {
        self.tip = tip
        super.init(frame: .zero)
        style()
        arrange()
        showTip()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }
    /// Whether it is on its way out. A finger that still holds it then changes nothing.
    var isLeaving: Bool { !isUserInteractionEnabled }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        push = Push(from: touch.location(in: superview), at: touch.timestamp)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard !isLeaving else { return false }
        push?.move(to: touch.location(in: superview), at: touch.timestamp)
        transform = CGAffineTransform(translationX: 0, y: push?.lift ?? 0)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard !isLeaving else { return }
        if let touch { push?.move(to: touch.location(in: superview), at: touch.timestamp) }
        switch push?.meaning {
        case .tap: onTap()
        case .dismissal: onPushUp()
        default: settle()
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if !isLeaving { settle() }
    }

    private func settle() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.transform = .identity
        }
        onSettle()
    }
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
        // A stack gives what is hidden the width 0, which a required constraint would contradict.
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
    }

    override func accessibilityActivate() -> Bool {
        guard !isLeaving else { return false }
        onTap()
        return true
    }

    override func accessibilityPerformEscape() -> Bool {
        onPushUp()
        return true
    }
}

/// Shows one tip at a time, at the top of the safe area.
final class TipController: OverlayController {
    /// The tip that shows, also while it leaves.
    private(set) var tipView: TipView?

    func bring(_ tipView: TipView) {
        self.tipView = tipView
        place(tipView)
        tipView.moveOut()
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            tipView.moveIn()
        }
    }

    func letGo(then completion: @escaping () -> Void) {
        guard let tipView, !tipView.isLeaving else { return }
        tipView.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3) {
            tipView.moveOut()
        } completion: { _ in
            tipView.removeFromSuperview()
            self.tipView = nil
            completion()
        }
    }
    private func place(_ tipView: TipView) {
        tipView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tipView)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tipView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            tipView.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            tipView.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 8),
            tipView.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            tipView.bottomAnchor.constraint(
                lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        view.layoutIfNeeded()
    }
}

extension TipView {
    /// Above the upper edge; where the user wants less motion, in its place and transparent.
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

/// The frame of a tip in a view.
func tipFrame(of size: CGSize, in bounds: CGRect, safeArea insets: UIEdgeInsets) -> CGRect {
    // Replace the next line.
    CGRect(origin: .zero, size: size)
}

/// The tips of one scene. Keep it, and `remove()` it when the scene goes.
@MainActor final class Tips {
    private weak var scene: UIWindowScene?
    private let clock: any Clock<Duration>
    private var queue = TipQueue()
    private var countdown: Task<Void, Never>?
    private(set) var window: OverlayWindow?

    init(in scene: UIWindowScene, clock: any Clock<Duration> = ContinuousClock()) {
        self.scene = scene
        self.clock = clock
    }

    var controller: TipController? { window?.rootViewController as? TipController }

    /// The view of the tip that shows; nil while one leaves.
    var tipView: TipView? {
        controller?.tipView.flatMap { $0.isLeaving ? nil : $0 }
    }

    /// Shows a tip when its turn comes, or in the place of the one with its id.
    func show(_ tip: Tip) {
        guard scene != nil else { return }
        queue.add(tip)
        if let tipView, tipView.tip.id == tip.id {
            let isNews = tipView.tip.text != tip.text
            tipView.tip = tip
            if isNews { announce(tip, in: tipView) }
            countDown()
        }
        showFirst()
    }

    /// Lets a tip go that shows, or forgets it if it waits.
    func dismiss(_ id: Tip.ID) {
        queue.remove(id)
        showFirst()
    }
    private func showFirst() {
        let first = queue.tips.first
        if let tipView, tipView.tip.id != first?.id {
            let givesWay = queue.tips.contains { $0.id == tipView.tip.id }
            if givesWay && tipView.isTracking { return }
            countdown?.cancel()
            controller?.letGo { [weak self] in self?.showFirst() }
        } else if controller?.tipView == nil {
            if let scene, let first { bring(first, in: scene) } else { close() }
        }
    }

    private func bring(_ tip: Tip, in scene: UIWindowScene) {
        let view = TipView(tip)
        view.onTap = { [weak self, weak view] in
            guard let tip = view?.tip else { return }
            self?.dismiss(tip.id)
            tip.action?()
        }
        view.onPushUp = { [weak self] in self?.dismiss(tip.id) }
        view.onSettle = { [weak self] in
            self?.countDown()
            self?.showFirst()
        }
        open(in: scene).bring(view)
        announce(tip, in: view)
        countDown()
    }
    private func countDown() {
        countdown?.cancel()
        guard let tip = tipView?.tip, let stay = tip.stay else { return }
        countdown = Task { [weak self, clock] in
            for _ in 1...10 {
                try? await clock.sleep(for: stay)
                if Task.isCancelled { return }
                let needsTime =
                    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
                if tip.action == nil || !needsTime { break }
            }
            if self?.tipView?.isTracking == false { self?.dismiss(tip.id) }
        }
    }

    private func announce(_ tip: Tip, in view: TipView) {
        if tip.action == nil {
            UIAccessibility.post(notification: .announcement, argument: tip.text)
        } else {
            UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
    }
    private func open(in scene: UIWindowScene) -> TipController {
        if let controller { return controller }
        let controller = TipController()
        let window = OverlayWindow(windowScene: scene)
        window.rootViewController = controller
        window.windowLevel = .statusBar - 1
        window.isHidden = false
        self.window = window
        return controller
    }

    private func close() {
        countdown?.cancel()
        window?.isHidden = true
        window?.windowScene = nil
        window = nil
    }

    /// Takes everything off the screen, for good.
    func remove() {
        scene = nil
        queue = TipQueue()
        close()
    }
}

/// The delegate of an app's scenes, with the tips of each.
final class TipsSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var tips: Tips?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()  // yours
        window.makeKeyAndVisible()
        self.window = window
        tips = Tips(in: scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        tips?.remove()
        tips = nil
    }
}

extension UIViewController {
    /// The tips of the scene that this controller is in.
    var tips: Tips? {
        (viewIfLoaded?.window?.windowScene?.delegate as? TipsSceneDelegate)?.tips
    }
}

/// When each tip begins to show, in seconds.
func beginnings(of tips: [(sent: Double, stay: Double?)]) -> [Double?] {
    // Replace the next line.
    tips.map(\.sent)
}

#if canImport(Simulator)
/// The tips of 2013, with their decisions and their mistakes.
@MainActor
final class ArticleTips {
    let app: UIWindow
    let window = UIWindow(frame: UIApplication.shared.statusBarFrame)
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UILabel()
    /// The article's pointer is not cleared and does not own: the run loop does, until it fires.
    private weak var timer: HideTimer?
    private var pointsAtTimer = false
    /// What was undefined behaviour then, and stopped the app on a good day.
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

    /// What the article does when it hears of a rotation.
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

    /// Where the window is on the glass, in portrait coordinates.
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

/// The window of an app of 2013.
@MainActor
func showOldApp(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
#endif

#if canImport(Simulator)
/// Shows a tip of ours, and lays it out.
@MainActor
func showOurs(_ tip: Tip) -> (tips: Tips, view: TipView) {
    let tips = Tips(in: scene, clock: .phone)
    tips.show(tip)
    tips.window?.layoutIfNeeded()
    return (tips, tips.tipView ?? TipView(tip))
}

let longText = "The photos could not be sent because the server did not answer in time, try again"

/// A field in a window, which has the keyboard.
@MainActor
func editedField(in window: UIWindow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    return field
}

/// A long list in a window, scrolled down.
@MainActor
func scrolledList(in window: UIWindow) -> UIScrollView {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 300, height: 5000)
    list.contentOffset.y = 1000
    window.rootViewController?.view.addSubview(list)
    return list
}
#endif
