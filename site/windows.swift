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

/// A stage of the trail.
struct Stage: Equatable, Sendable {
    let number: Int
    let name: String
    let kilometers: Double
    /// The end of the stage, in the map's coordinates.
    let point: CGPoint

    static let all = [
        Stage(number: 1, name: "Mill Bridge", kilometers: 12.5, point: CGPoint(x: 240, y: 640)),
        Stage(number: 2, name: "Otter Ford", kilometers: 9, point: CGPoint(x: 360, y: 480)),
        Stage(number: 3, name: "High Pass", kilometers: 15.5, point: CGPoint(x: 520, y: 360)),
        Stage(number: 4, name: "Two Lakes", kilometers: 11, point: CGPoint(x: 700, y: 420)),
        Stage(number: 5, name: "Raven Rock", kilometers: 7.5, point: CGPoint(x: 820, y: 560)),
        Stage(number: 6, name: "Sheep Gate", kilometers: 14, point: CGPoint(x: 980, y: 620)),
        Stage(number: 7, name: "Fern Hollow", kilometers: 10, point: CGPoint(x: 1140, y: 520)),
        Stage(number: 8, name: "The Coast", kilometers: 13, point: CGPoint(x: 1300, y: 660)),
    ]
}

extension Stage {
    /// Its length, such as "12.5 km".
    func length(in units: UnitLength) -> String {
        let length = Measurement(value: kilometers, unit: UnitLength.kilometers)
            .converted(to: units)
        return length.value.formatted(.number.precision(.fractionLength(1))) + " " + units.symbol
    }
}

/// A map that scrolls, with the trail and the ends of its stages.
class MapView: UIScrollView {
    /// The marks of the stages, in their order.
    let marks: [UILabel] = Stage.all.map { stage in
        let mark = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        mark.center = stage.point
        mark.text = "\(stage.number)"
        mark.font = .boldSystemFont(ofSize: 22)
        mark.accessibilityLabel = stage.name
        mark.textAlignment = .center
        mark.textColor = .white
        mark.backgroundColor = .systemIndigo
        mark.layer.cornerRadius = 20
        mark.clipsToBounds = true
        return mark
    }

    init() {
        super.init(frame: .zero)
        contentSize = CGSize(width: 1600, height: 1200)
        contentInsetAdjustmentBehavior = .never
        contentOffset = CGPoint(x: 150, y: 290)
        backgroundColor = .map
        let lakes = [
            CGRect(x: 560, y: 500, width: 210, height: 130),
            CGRect(x: 90, y: 330, width: 170, height: 110),
        ]
        for lake in lakes {
            let water = UIView(frame: lake)
            water.backgroundColor = .systemTeal
            water.alpha = 0.55
            water.layer.cornerRadius = lake.height / 2
            addSubview(water)
        }
        for (start, end) in zip(Stage.all, Stage.all.dropFirst()) {
            addPath(from: start.point, to: end.point)
        }
        for mark in marks { addSubview(mark) }
    }

    required init?(coder: NSCoder) { nil }

    private func addPath(from start: CGPoint, to end: CGPoint) {
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let path = UIView()
        path.bounds.size = CGSize(width: hypot(way.dx, way.dy), height: 6)
        path.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        path.transform = CGAffineTransform(rotationAngle: atan2(way.dy, way.dx))
        path.backgroundColor = .systemBrown
        addSubview(path)
    }

    /// The point of the map in the middle of the visible part, as near as the map's edges allow.
    var middle: CGPoint {
        get { CGPoint(x: bounds.midX, y: bounds.midY) }
        set {
            let right = max(contentSize.width - bounds.width, 0)
            let bottom = max(contentSize.height - bounds.height, 0)
            contentOffset = CGPoint(
                x: min(max(newValue.x - bounds.width / 2, 0), right),
                y: min(max(newValue.y - bounds.height / 2, 0), bottom))
        }
    }
}

extension UIColor {
    /// The color of the map, in both modes.
    nonisolated fileprivate static let map = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.2, blue: 0.13, alpha: 1)
            : UIColor(red: 0.87, green: 0.93, blue: 0.8, alpha: 1)
    }
}

/// The stages of the trail, in a list.
class StagesController: UITableViewController {
    var onSelect: (Stage) -> Void = { _ in }
    var units = UnitLength.kilometers {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stage")
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { Stage.all.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "stage", for: indexPath)
        let stage = Stage.all[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = "\(stage.number)  \(stage.name)"
        content.secondaryText = stage.length(in: units)
        content.textProperties.font = .preferredFont(forTextStyle: .title3)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .title3)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(Stage.all[indexPath.row])
    }
}

/// Something that happened in Trail.
struct TrailEvent: Sendable {
    enum Level: Int, Sendable { case debug, info, error }

    var text: String
    var level = Level.info
    /// A Boolean value indicating whether the event is for the user, and not only for the log.
    var isForUser = false
}

/// A screen of Trail, with a row of small buttons. It tells the scene's delegate when it may answer
/// differently about the status bar and the orientation.
class TrailScreen: UIViewController {
    private lazy var tools = makeTools()
    private weak var delegateBefore: TrailSceneDelegate?

    func addTool(_ title: String, action: @escaping () -> Void) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.cornerStyle = .capsule
        tools.addArrangedSubview(
            UIButton(configuration: configuration, primaryAction: UIAction { _ in action() }))
        view.bringSubviewToFront(tools)
        arrangeTools()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        trailDelegate?.appDidChange()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        delegateBefore = trailDelegate
    }

    // The screen below a sheet was there all the time, so it doesn't appear again.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegateBefore?.appDidChange()
    }

    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        trailDelegate?.appDidChange()
    }

    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
        trailDelegate?.appDidChange()
    }

    override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        super.setNeedsUpdateOfHomeIndicatorAutoHidden()
        trailDelegate?.appDidChange()
    }

    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        trailDelegate?.appDidChange()
    }

    @available(iOS 26, *)
    override func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        super.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        trailDelegate?.appDidChange()
    }

    /// Places the buttons side by side, or one below the other if the text is large.
    private func arrangeTools() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        tools.axis = isLarge ? .vertical : .horizontal
    }

    private func makeTools() -> UIStackView {
        let tools = UIStackView()
        tools.spacing = 8
        tools.alignment = .trailing
        tools.backgroundColor = .clear
        tools.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tools)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tools.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            tools.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (screen: Self, _) in
            screen.arrangeTools()
        }
        return tools
    }
}

extension UIViewController {
    /// The delegate of the scene that the controller, its parent, or its presenter is in.
    var trailDelegate: TrailSceneDelegate? {
        let controllers = sequence(first: self) { $0.parent ?? $0.presentingViewController }
        let window = controllers.lazy.compactMap { $0.viewIfLoaded?.window }.first
        return window?.windowScene?.delegate as? TrailSceneDelegate
    }
}

/// Trail's first screen: the map, and below it a list.
class TrailController: TrailScreen {
    let map = MapView()
    let list: UIViewController

    init(list: UIViewController = StagesController()) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(map)
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        (list as? StagesController)?.onSelect = { [weak self] in self?.open($0) }
        addTool("Log") { [weak self] in self?.trailDelegate?.overlay(LogOverlay.self)?.toggle() }
    }

    /// Moves the map to a stage, and opens its screen, if there's one.
    func open(_ stage: Stage) {
        map.middle = stage.point
        trailDelegate?.report(TrailEvent(text: "Stage \(stage.number): \(stage.name)"))
        if let screen = trailDelegate?.makeScreen(for: stage) { show(screen, sender: self) }
    }

    /// Returns the frames of the map and of the list.
    func frames(in bounds: CGRect) -> (map: CGRect, list: CGRect) {
        let halves = bounds.divided(atDistance: (bounds.height * 0.45).rounded(), from: .minYEdge)
        return (halves.slice, halves.remainder)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (map.frame, list.view.frame) = frames(in: view.bounds)
    }
}

/// The text of the log, which scrolls, in the middle of a view without a color.
class LogTextController: OverlayController {
    var lines: [String] { didSet { showLines() } }
    var shownLines: [String] { lines }
    let textView = UITextView()

    init(_ lines: [String]) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.isSelectable = false
        textView.scrollsToTop = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textColor = .black
        textView.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.9)
        textView.accessibilityLabel = "Log"
        view.addSubview(textView)
        showLines()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.frame = view.bounds.insetBy(
            dx: view.bounds.width / 4, dy: view.bounds.height / 4)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        showLines()
    }

    /// Shows the lines, and scrolls to the last one, if the text has a size.
    func showLines() {
        textView.text = shownLines.joined(separator: "\n")
        guard !textView.bounds.isEmpty else { return }
        textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    }
}

/// A stage with its note.
class StageController: TrailScreen, UITextViewDelegate {
    let stage: Stage
    let note = UITextView()
    var units = UnitLength.kilometers { didSet { showHeading() } }
    private let heading = UILabel()

    init(_ stage: Stage) {
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
        title = stage.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showHeading()
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.backgroundColor = .secondarySystemBackground
        note.layer.cornerRadius = 12
        note.accessibilityLabel = "Note"
        note.delegate = self
        for view in [heading, note] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        let keyboard = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            heading.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
            note.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
            note.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            note.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            note.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -16),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !note.isFirstResponder { note.text = trailDelegate?.notes[stage.number] }
    }

    private func showHeading() {
        heading.text = "Stage \(stage.number), \(stage.length(in: units))"
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        trailDelegate?.notes[stage.number] = note.text
        trailDelegate?.report(TrailEvent(text: "Note saved", isForUser: true))
    }
}

/// Trail's navigation controller. Its topmost screen decides about the status bar and the orientation.
class TrailNavigationController: UINavigationController {
    convenience init(root: UIViewController) {
        self.init(rootViewController: root)
    }

    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForStatusBarHidden: UIViewController? { topViewController }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    @available(iOS 26, *)
    override var childForInterfaceOrientationLock: UIViewController? { topViewController }
}

/// A window with a name.
class NamedWindow: UIWindow {
    let name: String

    init(_ name: String, level: UIWindow.Level = .normal, in scene: UIWindowScene) {
        self.name = name
        super.init(windowScene: scene)
        windowLevel = level
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the window with a color and a few words in an area.
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

extension UIWindowScene {
    /// The names of the scene's windows, from back to front. Those of hidden windows are in parentheses.
    var stack: [String] {
        windows.compactMap { $0 as? NamedWindow }.map { $0.isHidden ? "(\($0.name))" : $0.name }
    }
}

#if canImport(Simulator)
/// The window of the log in the first picture.
enum LogWindowKind: String, CaseIterable {
    case plain = "UIWindow", passthrough = "PassthroughWindow", none = "no log"

    @MainActor
    func makeWindow() -> UIWindow? {
        switch self {
        case .none: nil
        case .plain: UIWindow(windowScene: scene)
        case .passthrough: PassthroughWindow(windowScene: scene)
        }
    }
}

/// The window of an open log.
enum OpenLogWindow: CaseIterable, CustomStringConvertible {
    case plain, passthrough

    var kind: LogWindowKind { self == .plain ? .plain : .passthrough }
    var description: String { kind.rawValue }
}

/// The place of the finger in the first picture.
enum FingerOnTrail: String, CaseIterable {
    case stage = "On stage 8", text = "On the text"

    var point: CGPoint {
        self == .stage ? CGPoint(x: 52, y: 740) : CGPoint(x: 201, y: 437)
    }
}

/// Shows a ring around the finger of a picture.
@MainActor
func showFinger(at point: CGPoint) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 2
    window.isUserInteractionEnabled = false
    let ring = UIView(frame: CGRect(x: point.x - 30, y: point.y - 30, width: 60, height: 60))
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemOrange.cgColor
    ring.layer.cornerRadius = 30
    window.rootViewController = OverlayController()
    window.addSubview(ring)
    window.isHidden = false
    return window
}

/// Returns the name of a part of Trail, for the picture of the touches.
@MainActor
func name(of view: UIView, in window: UIWindow?) -> String? {
    let trail = window?.rootViewController as? TrailController
    if let list = trail?.list.viewIfLoaded, view.isDescendant(of: list) { return "List" }
    if let map = trail?.map, view.isDescendant(of: map) { return "Map" }
    if view is UIButton { return "Log button" }
    return view === window ? "App" : view === trail?.view ? "Trail" : nil
}

/// The level of the ball in the picture of the stack.
enum BallLevel: String, CaseIterable {
    case aboveLog = "0.2", aboveAlert = "3000", belowApp = "-1"

    var level: UIWindow.Level { UIWindow.Level(rawValue: CGFloat(Double(rawValue) ?? 0)) }
}

/// Shows an app, a log, a ball, and an alert, each in a window.
@MainActor
func fourWindows(ball level: UIWindow.Level) -> [NamedWindow] {
    let app = NamedWindow("App", in: scene)
    let log = NamedWindow("Log", level: .log, in: scene)
    let ball = NamedWindow("Ball", level: level, in: scene)
    let alert = NamedWindow("Alert", level: .alert, in: scene)
    ball.frame = CGRect(x: 120, y: 250, width: 90, height: 90)
    app.backgroundColor = .systemBackground
    app.show("The app", on: .systemBackground, in: CGRect(x: 0, y: 70, width: 402, height: 90))
    log.show("The log", on: .lightGray, in: CGRect(x: 100, y: 218, width: 202, height: 438))
    ball.show("Ball", on: .orange, in: ball.bounds)
    alert.backgroundColor = UIColor(white: 0, alpha: 0.4)
    alert.show("Really?", on: .systemBackground, in: CGRect(x: 66, y: 310, width: 270, height: 130))
    return [app, log, ball, alert]
}
#endif

/// The delegate of Trail's scenes.
class TrailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = makeWindow(in: scene)
        self.window = window
        window.rootViewController = makeRoot()
        overlays = makeOverlays(in: scene)
        window.makeKeyAndVisible()
    }

    func makeWindow(in scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }

    func makeRoot() -> UIViewController { TrailController() }

    /// The overlays, from back to front.
    private(set) var overlays: [SceneOverlay] = []

    func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [LogOverlay(in: scene)] }

    func report(_ event: TrailEvent) {
        for overlay in overlays { overlay.appDidReport(event) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        for overlay in overlays.reversed() { overlay.remove() }
        overlays = []
        window = nil
    }

    /// The notes, by the numbers of their stages.
    var notes: [Int: String] = [:]

    /// The clock of whatever waits in this scene. A test replaces it before the scene connects.
    var clock: any Clock<Duration> = ContinuousClock()

    /// Returns the screen of a stage, or `nil` if it has none.
    func makeScreen(for stage: Stage) -> UIViewController? { nil }

    /// Returns the frontmost overlay of a class.
    func overlay<Overlay: SceneOverlay>(_ type: Overlay.Type) -> Overlay? {
        overlays.reversed().lazy.compactMap { $0 as? Overlay }.first
    }

    func add(_ overlay: SceneOverlay) {
        overlays.append(overlay)
    }

    func remove(_ overlay: SceneOverlay) {
        overlay.remove()
        overlays.removeAll { $0 === overlay }
    }

    /// Called when a controller may answer differently about the status bar or the orientation.
    func appDidChange() {
        for overlay in overlays { overlay.appDidChange() }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        for overlay in overlays { overlay.sceneDidBecomeActive() }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        for overlay in overlays { overlay.sceneWillResignActive() }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        for overlay in overlays { overlay.sceneDidEnterBackground() }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        for overlay in overlays { overlay.sceneWillEnterForeground() }
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        for overlay in overlays { overlay.sceneGeometryDidChange() }
    }

    // Before iOS 26, UIKit calls this method, and not the one above.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        if #unavailable(iOS 26) {
            for overlay in overlays { overlay.sceneGeometryDidChange() }
        }
    }
}

/// Shows lines of text in a window over the app.
@MainActor
func showLog(_ lines: [String], in window: UIWindow) {
    window.rootViewController = LogTextController(lines)
    window.windowLevel = .log
    window.isHidden = false
}

extension UIWindow.Level {
    static let log = UIWindow.Level.normal + 0.1
}

/// A window that takes the touches on its content, and lets all others through.
class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        return isBackdrop(view) ? nil : view
    }

    /// Returns a Boolean value indicating whether touches that reach none of a view's subviews go
    /// through the view.
    func isBackdrop(_ view: UIView) -> Bool {
        view === self || rootViewController?.viewIfLoaded?.isDescendant(of: view) == true
    }
}

/// Returns the view that a touch reaches: the view itself or one inside it.
///
/// - Parameter point: A point in the coordinates of the view.
@MainActor
func hitView(in view: UIView, at point: CGPoint) -> UIView? {
    // Replace the next line.
    view
}

#if canImport(Simulator)
/// A view with a name, which can be round. It counts the calls of its `hitTest(_:with:)`.
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

/// Returns the name of the view that the exercise finds.
@MainActor
func hitName(in view: UIView, at x: CGFloat, _ y: CGFloat) -> String {
    (hitView(in: view, at: CGPoint(x: x, y: y)) as? AskedView)?.name ?? "nil"
}
#endif

#if canImport(Simulator)
/// A tree of views, as a value.
struct ViewTree: CustomStringConvertible {
    var name: String
    var frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var scroll = CGPoint.zero
    var scale: CGFloat = 1
    var alpha: CGFloat = 1
    var isHidden = false
    var isEnabled = true
    var isRound = false
    var children: [ViewTree] = []

    var description: String {
        var parts = ["\(name) at \(frame.origin), size \(frame.size)"]
        if scroll != .zero { parts.append("scrolled to \(scroll)") }
        if scale != 1 { parts.append("scale \(scale)") }
        if alpha != 1 { parts.append("alpha \(alpha)") }
        if isHidden { parts.append("hidden") }
        if !isEnabled { parts.append("no interaction") }
        if isRound { parts.append("round") }
        return parts.joined(separator: ", ") + (children.isEmpty ? "" : " \(children)")
    }

    @MainActor
    func make() -> AskedView {
        let view = AskedView(name, frame)
        view.bounds.origin = scroll
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.alpha = alpha
        view.isHidden = isHidden
        view.isUserInteractionEnabled = isEnabled
        view.isRound = isRound
        for child in children { view.addSubview(child.make()) }
        return view
    }

    /// Returns a tree of some levels.
    static func random(
        _ name: String, depth: Int, using random: inout some RandomNumberGenerator
    ) -> ViewTree {
        var tree = ViewTree(name: name)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        tree.frame = CGRect(
            x: length(-20...60), y: length(-20...60), width: length(30...120), height: length(30...120))
        switch Int.random(in: 0..<12, using: &random) {
        case 0: tree.isHidden = true
        case 1: tree.isEnabled = false
        case 2: tree.alpha = [0, 0.005, 0.02].randomElement(using: &random) ?? 0
        case 3: tree.isRound = true
        case 4, 5: tree.scroll = CGPoint(x: length(-30...30), y: length(-30...30))
        case 6: tree.scale = 2
        default: break
        }
        guard depth > 0 else { return tree }
        for number in 0..<Int.random(in: 0...3, using: &random) {
            tree.children.append(.random("\(name).\(number)", depth: depth - 1, using: &random))
        }
        return tree
    }
}

/// Points in trees of views, the small trees first.
func hitInputs(
    using random: inout some RandomNumberGenerator
) -> [(tree: ViewTree, x: CGFloat, y: CGFloat)] {
    (0..<400).map { index in
        let tree = ViewTree.random("v", depth: min(index / 60, 5), using: &random)
        let (x, y) = (CGFloat.random(in: 0...120, using: &random), CGFloat.random(in: 0...120, using: &random))
        return (tree, x.rounded(), y.rounded())
    }
}
#endif

/// Returns the windows that aren't hidden, the frontmost first.
///
/// - Parameter windows: Windows in the order in which they were last shown, the earliest first.
@MainActor
func frontToBack(_ windows: [UIWindow]) -> [UIWindow] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// Returns the names of windows, for the messages of tests.
@MainActor
func names(_ windows: [UIWindow]) -> [String] {
    windows.map { ($0 as? NamedWindow)?.name ?? "a window" }
}
#endif

#if canImport(Simulator)
/// A window as a value.
struct SomeWindow: CustomStringConvertible {
    var level: CGFloat
    var isHidden = false
    var alpha: CGFloat = 1
    var isEmpty = false
    var isInScene = true

    var description: String {
        "level \(level)" + (isHidden ? ", hidden" : "") + (alpha == 1 ? "" : ", alpha \(alpha)")
            + (isEmpty ? ", without a size" : "") + (isInScene ? "" : ", in no scene")
    }
}

/// Returns the names of windows in the order that a function returns. The names are the indices.
@MainActor
func order(_ windows: [SomeWindow], by sort: ([UIWindow]) -> [UIWindow]) -> [String] {
    let made = windows.enumerated().map { index, window in
        let made = NamedWindow("\(index)", level: UIWindow.Level(rawValue: window.level), in: scene)
        made.alpha = window.alpha
        if window.isEmpty { made.frame.size = .zero }
        made.isHidden = window.isHidden
        if !window.isInScene { made.windowScene = nil }
        return made
    }
    return names(sort(made))
}
#endif

/// Something that lies over the app in one scene, in a window of its own.
@MainActor
class SceneOverlay {
    private(set) weak var scene: UIWindowScene?
    private(set) var window: UIWindow?

    init(in scene: UIWindowScene) {
        self.scene = scene
    }

    func makeWindow(in scene: UIWindowScene) -> UIWindow { PassthroughWindow(windowScene: scene) }

    /// Shows a window over the app. It doesn't become key.
    func show(_ root: UIViewController, at level: UIWindow.Level) {
        guard let scene, window == nil else { return }
        let window = makeWindow(in: scene)
        window.rootViewController = root
        window.windowLevel = level
        window.isHidden = false
        self.window = window
    }

    func hide() {
        window?.isHidden = true
        window?.windowScene = nil
        window = nil
    }

    /// Hides the window for good.
    func remove() {
        hide()
        scene = nil
    }
    // The events of the scene and of the app, from the scene's delegate.
    func sceneDidBecomeActive() {}
    func sceneWillResignActive() {}
    func sceneDidEnterBackground() {}
    func sceneWillEnterForeground() {}
    func sceneGeometryDidChange() {}
    func appDidReport(_ event: TrailEvent) {}

    /// Called when the app's controllers may answer differently about the status bar or the orientation.
    func appDidChange() {
        (window?.rootViewController as? OverlayController)?.setNeedsUpdateOfAppAnswers()
    }
}

/// The log over Trail. It's closed at launch.
class LogOverlay: SceneOverlay {
    private(set) var lines: [String] = []

    var isOpen: Bool { window != nil }

    func toggle() {
        if isOpen { hide() } else { show(makeController(), at: .log) }
    }

    func makeController() -> OverlayController { LogTextController(lines) }

    func append(_ line: String) {
        lines.append(line)
        (window?.rootViewController as? LogTextController)?.lines = lines
    }

    override func appDidReport(_ event: TrailEvent) { append(event.text) }
}

#if canImport(Simulator)
/// The app's delegate on the simulated phone.
final class TrailAppDelegate: UIResponder, UIApplicationDelegate {}

/// Launches Trail on the simulated phone.
@MainActor
@discardableResult
func launchTrail<Delegate: TrailSceneDelegate>(
    _ makeDelegate: @escaping @MainActor () -> Delegate
) -> Delegate {
    launch(TrailAppDelegate()) { _ in
        let delegate = makeDelegate()
        delegate.clock = PhoneClock.phone
        return delegate
    }
    guard let delegate = scene.delegate as? Delegate else {
        preconditionFailure("the scene has another delegate")
    }
    delegate.window?.layoutIfNeeded()
    return delegate
}

@MainActor
@discardableResult
func launchTrail() -> TrailSceneDelegate { launchTrail { TrailSceneDelegate() } }

/// Returns the center of one of Trail's small buttons, on the screen.
@MainActor
func toolPoint(_ title: String) -> CGPoint {
    func button(in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.configuration?.title == title { return button }
        return view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    guard let window = (scene.delegate as? TrailSceneDelegate)?.window, let button = button(in: window)
    else { preconditionFailure("Trail has no button '\(title)'") }
    window.layoutIfNeeded()
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
}
#endif

/// The root of an overlay's window. The app answers for it about status bar and orientation.
class OverlayController: UIViewController {
    override var childForStatusBarStyle: UIViewController? { appRoot?.statusBarOwner }
    override var childForStatusBarHidden: UIViewController? { appRoot?.statusBarOwner }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        appRoot?.screenOwner.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// The root of the app's window: of the largest windows at the normal level, the frontmost.
    var appRoot: UIViewController? {
        guard let scene = viewIfLoaded?.window?.windowScene else { return nil }
        let windows = scene.windows.filter {
            !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
                && !($0.rootViewController is OverlayController)
        }
        let areas = windows.map { $0.bounds.width * $0.bounds.height }
        return zip(windows, areas).reversed().max { $0.1 < $1.1 }?.0.rootViewController
    }
    override var childForHomeIndicatorAutoHidden: UIViewController? { appRoot?.screenOwner }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        appRoot?.screenOwner
    }
    @available(iOS 26, *)
    override var childForInterfaceOrientationLock: UIViewController? { appRoot?.screenOwner }

    /// Has UIKit ask these questions again.
    func setNeedsUpdateOfAppAnswers() {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        setNeedsUpdateOfSupportedInterfaceOrientations()
        if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
}

extension UIViewController {
    /// The controllers that are presented over this one, up to the frontmost. Those that are being
    /// dismissed don't count.
    var presentationChain: [UIViewController] {
        let chain = sequence(first: self) { controller in
            controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
        }
        return Array(chain.dropFirst())
    }

    /// The controller that decides about the status bar if this one is the root.
    var statusBarOwner: UIViewController {
        presentationChain.last {
            $0.presentedStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
        } ?? self
    }

    /// The controller that decides about the orientation if this one is the root.
    var screenOwner: UIViewController {
        presentationChain.last {
            $0.presentedStyle == .fullScreen || $0.presentedStyle == .overFullScreen
        } ?? self
    }

    /// The style in which this controller is presented, or `nil` if it isn't.
    var presentedStyle: UIModalPresentationStyle? {
        guard presentingViewController != nil, let presentation = presentationController else {
            return nil
        }
        let style = presentation.presentationStyle
        let adapts = [.pageSheet, .formSheet, .popover, .custom].contains(style)
        guard adapts, presentation.delegate != nil else { return style }
        let adapted = presentation.adaptivePresentationStyle(for: presentation.traitCollection)
        return adapted == .none ? style : adapted
    }
}

/// Returns the rectangle that a view covers, in the coordinates of a guide's window, or `nil` if
/// the view is in no window.
@MainActor
func ring(around view: UIView, in guide: UIWindow) -> CGRect? {
    // Replace the next line.
    nil
}

#if canImport(Simulator)
/// A chain of views in a window, and the origin of a guide's window.
struct RingSituation: CustomStringConvertible {
    var window = CGRect(x: 0, y: 0, width: 300, height: 500)
    var chain: [ViewTree] = []
    var guide = CGPoint.zero

    var description: String { "a window at \(window.origin) with \(chain), and a guide at \(guide)" }

    /// Returns the answer of a function, rounded to tenths of a point.
    @MainActor
    func answer(_ place: (UIView, UIWindow) -> CGRect?) -> CGRect? {
        let app = UIWindow(windowScene: scene)
        app.frame = window
        app.isHidden = false
        let guideWindow = UIWindow(windowScene: scene)
        guideWindow.frame = CGRect(origin: guide, size: CGSize(width: 300, height: 300))
        var view: UIView = app
        for part in chain {
            let next = part.make()
            view.addSubview(next)
            view = next
        }
        let result = place(view, guideWindow)
        app.isHidden = true
        func rounded(_ length: CGFloat) -> CGFloat { (length * 10).rounded() / 10 }
        return result.map {
            CGRect(x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.width), height: rounded($0.height))
        }
    }

    static func random(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) -> RingSituation {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
        var situation = RingSituation()
        situation.window.origin = CGPoint(x: length(-40...40), y: length(-40...40))
        situation.guide = CGPoint(x: length(-80...200), y: length(-80...200))
        situation.chain = (0..<count).map { _ in
            var part = ViewTree(name: "view")
            part.frame = CGRect(
                x: length(-40...300), y: length(-40...300), width: length(1...300), height: length(1...300))
            part.scroll = CGPoint(x: length(-100...100), y: length(-100...100))
            part.scale = [1, 1, 2, 0.5].randomElement(using: &random) ?? 1
            return part
        }
        return situation
    }
}
#endif

/// A window that draws a dot below each finger that touches it.
class TouchedWindow: UIWindow {
    private var dots: [UIView] = []

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches else { return }
        for dot in dots { dot.removeFromSuperview() }
        let fingers = (event.touches(for: self) ?? []).filter {
            $0.phase != .ended && $0.phase != .cancelled
        }
        dots = fingers.map { makeDot(at: $0.location(in: self)) }
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

/// The delegate of a Trail whose window draws the fingers.
class TouchedSceneDelegate: TrailSceneDelegate {
    override func makeWindow(in scene: UIWindowScene) -> UIWindow {
        TouchedWindow(windowScene: scene)
    }
}
