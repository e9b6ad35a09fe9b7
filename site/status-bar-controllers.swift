// Who decides about the status bar
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-controllers.html.
// Made from 05-status-bar-controllers.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// A screen of Trail in the pictures.
enum OpenedScreen: String, CaseIterable, CustomStringConvertible {
    case profile = "The profile", map = "The map", photo = "A photo"

    var description: String { rawValue }

    /// Opens the screen as the user does, and waits for the end of the transition.
    @MainActor
    func open(in delegate: TrailSceneDelegate) async {
        let stack = delegate.window?.rootViewController as? UINavigationController
        let trail = stack?.viewControllers.first as? ProfileTrailController
        stack?.popToRootViewController(animated: false)
        switch self {
        case .map: break
        case .profile: trail?.showProfile()
        case .photo:
            trail?.open(Stage.all[2])
            await PhoneClock.phone.advance(by: .seconds(1))
            (stack?.topViewController as? StatusBarStageController)?.showPhoto()
        }
        await PhoneClock.phone.advance(by: .seconds(1))
        delegate.window?.layoutIfNeeded()
    }
}

/// The class of the navigation controller around Trail's screens.
enum StackClass: String, CaseIterable, CustomStringConvertible {
    case apples = "UINavigationController", trails = "TrailNavigationController"

    var description: String { rawValue }

    @MainActor
    func launch() -> TrailSceneDelegate {
        self == .trails
            ? launchTrail { StatusBarSceneDelegate() } : launchTrail { PlainStackSceneDelegate() }
    }
}

/// The delegate of a Trail in Apple's navigation controller.
final class PlainStackSceneDelegate: StatusBarSceneDelegate {
    override func makeRoot() -> UIViewController {
        UINavigationController(rootViewController: ProfileTrailController())
    }
}

extension UIViewController {
    /// The name of the controller's class, without "Trail" and "Controller".
    var shortName: String {
        switch self {
        case is ProfileTrailController: "Map"
        case is StatusBarStageController: "Stage"
        case is TrailNavigationController: "Trail's stack"
        case is UINavigationController: "Apple's stack"
        case is LogTextController: "Log"
        default: "\(type(of: self))".replacingOccurrences(of: "Controller", with: "")
        }
    }
}

/// The controllers that UIKit asks about the bar's style.
@MainActor
var controllersAskedAboutStyle: [UIViewController] {
    let root = StatusBar.current.window?.rootViewController
    return root?.statusBarOwner.askedAboutStyle ?? []
}

/// The bar's state, in words.
@MainActor
var barInWords: String {
    let bar = StatusBar.current
    if bar.isHidden { return "the bar is hidden" }
    return bar.style == .lightContent ? "light text" : "the default text"
}

/// The controllers that UIKit asks about the bar's style, and the bar.
@MainActor
var styleQuestion: String {
    controllersAskedAboutStyle.map(\.shortName).joined(separator: " → ") + ": " + barInWords
}

/// The screen, and the app's controllers with those that UIKit asks.
@MainActor
func questionPicture() -> Figure {
    let asked = controllersAskedAboutStyle
    func node(_ controller: UIViewController) -> Figure.TreeNode {
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        let inside = controller.children.filter { !($0 is UITableViewController) }
        return Figure.TreeNode(
            controller.shortName, isSelected: asked.contains { $0 === controller },
            children: (inside + [presented].compactMap(\.self)).map(node))
    }
    let root = (scene.delegate as? TrailSceneDelegate)?.window?.rootViewController
    return .beside(
        title: "Trail, and its controllers",
        [
            "Trail": .screen(title: "Trail"),
            "Its controllers": .tree(title: "Its controllers", root: root.map(node) ?? .init("")),
        ])
}
#endif

/// The user's profile. It has a green header with white text.
class ProfileController: TrailScreen {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private let header = UIView()
    private let portrait = UILabel()
    private let name = UILabel()
    private let rows = [UILabel(), UILabel()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBarAppearance()
        bar.configureWithTransparentBackground()
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (bar, bar)
        title = "Profile"
        header.backgroundColor = UIColor(red: 0.2, green: 0.55, blue: 0.3, alpha: 1)
        portrait.text = "R"
        portrait.textColor = .black
        portrait.backgroundColor = .systemYellow
        portrait.textAlignment = .center
        portrait.clipsToBounds = true
        name.text = "Rosa"
        name.textColor = .white
        rows[0].text = "3 stages"
        rows[1].text = "37 km"
        for label in [portrait, name] + rows {
            label.font = .preferredFont(forTextStyle: .title2)
            label.adjustsFontForContentSizeCategory = true
        }
        for part in [header, portrait, name] + rows { view.addSubview(part) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (profile: Self, _) in
            profile.view.setNeedsLayout()
        }
        if presentingViewController != nil {
            addTool("Done") { [weak self] in self?.dismiss(animated: true) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .white
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.tintColor = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe.minY + 120)
        portrait.frame = CGRect(x: safe.minX + 16, y: safe.minY + 24, width: 72, height: 72)
        portrait.layer.cornerRadius = 36
        name.frame = CGRect(
            x: safe.minX + 104, y: safe.minY + 24, width: safe.width - 120, height: 72)
        var y = header.frame.maxY + 16
        for row in rows {
            let room = CGSize(width: safe.width - 32, height: .greatestFiniteMagnitude)
            let height = max(40, row.sizeThatFits(room).height)
            row.frame = CGRect(x: safe.minX + 16, y: y, width: room.width, height: height)
            y += height + 8
        }
    }
}

/// A photo of a stage, which hides the status bar.
class PhotoController: TrailScreen {
    let stage: Stage

    var hidesBar = true {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    init(_ stage: Stage) {
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
        title = "Photo"
    }

    required init?(coder: NSCoder) { nil }

    private let sun = UIView()
    private let mountains = [UIView(), UIView()]
    private let meadow = UIView()
    private let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.clipsToBounds = true
        let colors: [UIColor] = [.systemYellow, .systemIndigo, .systemPurple, .systemGreen]
        for (part, color) in zip([sun] + mountains + [meadow], colors) {
            part.backgroundColor = color
            view.addSubview(part)
        }
        for mountain in mountains { mountain.transform = CGAffineTransform(rotationAngle: .pi / 4) }
        caption.text = stage.name
        caption.font = .preferredFont(forTextStyle: .title2)
        caption.adjustsFontForContentSizeCategory = true
        caption.textColor = .black
        caption.textAlignment = .center
        view.addSubview(caption)
        addTool("Bar") { [weak self] in self?.toggleBar() }
        addTool("Done") { [weak self] in self?.dismiss(animated: true) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        sun.bounds.size = CGSize(width: 90, height: 90)
        sun.layer.cornerRadius = 45
        sun.center = CGPoint(x: width * 0.22, y: height * 0.22)
        let side = min(width, height) * 0.8
        for (mountain, x) in zip(mountains, [0.3, 0.75]) {
            mountain.bounds.size = CGSize(width: side, height: side)
            mountain.center = CGPoint(x: width * x, y: height * 0.72)
        }
        meadow.frame = CGRect(x: 0, y: height * 0.72, width: width, height: height * 0.28)
        caption.frame = meadow.frame.inset(by: view.safeAreaInsets)
    }

    private func toggleBar() {
        UIView.animate(withDuration: 0.25) { self.hidesBar.toggle() }
    }
}

/// A stage with its note, and with a photo.
class StatusBarStageController: StageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Photo") { [weak self] in self?.showPhoto() }
    }

    func showPhoto() {
        let photo = PhotoController(stage)
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}

/// Trail's first screen, from which the user opens the profile.
class ProfileTrailController: SizedTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Profile") { [weak self] in self?.showProfile() }
    }

    func showProfile() {
        show(ProfileController(), sender: self)
    }
}

extension UIViewController {
    /// The controllers that UIKit asks about the style if it begins at this one. The last one
    /// answers.
    var askedAboutStyle: [UIViewController] {
        Array(sequence(first: self) { $0.childForStatusBarStyle })
    }
}

/// A container of one screen, which decides about the status bar.
class SwitchController: TrailScreen {
    var selected: UIViewController?

    override var childForStatusBarStyle: UIViewController? { selected }
    override var childForStatusBarHidden: UIViewController? { selected }
}

/// Returns the indices of the children that decide about the bar's style and its hiding.
func barChildren(
    frames: [CGRect], bar: CGRect, hidesBar: [Bool]
) -> (style: Int, hiding: Int) {
    // Replace the next line.
    (0, 0)
}

/// A container that shows two screens, and asks the exercise which of them decides.
class PairController: TrailScreen {
    let screens: [UIViewController]
    let placement: PairPlacement

    init(_ screens: [UIViewController], _ placement: PairPlacement) {
        self.screens = screens
        self.placement = placement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for screen in screens {
            addChild(screen)
            view.addSubview(screen.view)
            screen.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (screen, frame) in zip(screens, placement.frames(in: view.bounds)) {
            screen.view.frame = frame
        }
        // The other screen may cover more of the bar now.
        setNeedsStatusBarAppearanceUpdate()
    }

    override var childForStatusBarStyle: UIViewController? { deciders.style }
    override var childForStatusBarHidden: UIViewController? { deciders.hiding }

    private var deciders: (style: UIViewController?, hiding: UIViewController?) {
        let hides = screens.map { screen in
            let asked = sequence(first: screen) { $0.childForStatusBarHidden }
            return Array(asked).last?.prefersStatusBarHidden ?? false
        }
        // The strip of the bar, also while the bar is hidden.
        let bar = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
        let frames = placement.frames(in: view.bounds)
        let answer = barChildren(frames: frames, bar: bar, hidesBar: hides)
        return (screen(answer.style), screen(answer.hiding))
    }

    private func screen(_ index: Int) -> UIViewController? {
        screens.indices.contains(index) ? screens[index] : nil
    }
}

/// The places of the two screens.
enum PairPlacement: String, CaseIterable {
    case wide = "The profile is wider", narrow = "The stage is wider", below = "The profile is below"

    func frames(in bounds: CGRect) -> [CGRect] {
        switch self {
        case .wide, .narrow:
            let part = self == .wide ? 0.55 : 0.45
            let (first, second) = bounds.divided(
                atDistance: (bounds.width * part).rounded(), from: .minXEdge)
            return [first, second]
        case .below:
            let (first, second) = bounds.divided(
                atDistance: (bounds.height * 0.5).rounded(), from: .maxYEdge)
            return [first, second]
        }
    }
}

#if canImport(Simulator)
/// The situation of a container with two children.
struct PairSituation: CustomStringConvertible {
    var frames: [CGRect]
    var bar = CGRect(x: 0, y: 0, width: 400, height: 20)
    var hidesBar = [false, false]

    var description: String {
        "frames \(frames[0]) and \(frames[1]), bar \(bar), hidesBar \(hidesBar)"
    }

    func answer(
        _ function: ([CGRect], CGRect, [Bool]) -> (style: Int, hiding: Int)
    ) -> [String: Int] {
        let answer = function(frames, bar, hidesBar)
        return ["style": answer.style, "hiding": answer.hiding]
    }

    static func random(using random: inout some RandomNumberGenerator) -> PairSituation {
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
        let bar = CGRect(x: length(-20...20), y: length(-20...20), width: length(400...800), height: length(40...120))
        let frames = (0..<2).map { _ in
            CGRect(
                x: bar.minX + length(-100...500), y: bar.minY + length(-80...120), width: length(100...900),
                height: length(20...800))
        }
        let hidesBar = (0..<2).map { _ in Bool.random(using: &random) }
        return PairSituation(frames: frames, bar: bar, hidesBar: hidesBar)
    }
}
#endif

/// Shows a screen in a container, in place of the one before.
@MainActor
func select(_ screen: UIViewController, in container: SwitchController) {
    // Replace the next 5 lines.
    container.selected?.view.removeFromSuperview()
    container.setNeedsStatusBarAppearanceUpdate()
    container.view.addSubview(screen.view)
    container.selected = screen
    container.addChild(screen)
}

#if canImport(Simulator)
/// A screen that records its moves, and wants something of the bar.
final class MovedScreen: UIViewController {
    let number: Int
    var onMove: (String) -> Void = { _ in }

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        number % 2 == 0 ? .lightContent : .darkContent
    }
    override var prefersStatusBarHidden: Bool { number == 3 }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        onMove("\(number) will move \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        onMove("\(number) did move \(parent == nil ? "out" : "in")")
    }
}

/// A container that records when it requests an update.
final class RecordingSwitch: SwitchController {
    var onRequest: (String) -> Void = { _ in }

    override func setNeedsStatusBarAppearanceUpdate() {
        let name = (selected as? MovedScreen).map { "\($0.number)" } ?? "nothing"
        onRequest("update with \(name) selected")
        super.setNeedsStatusBarAppearanceUpdate()
    }
}

/// A root with a container that doesn't fill it.
final class SwitchHost: UIViewController {
    private let container: UIViewController

    init(_ container: UIViewController) {
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var childForStatusBarStyle: UIViewController? { container }
    override var childForStatusBarHidden: UIViewController? { container }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(container)
        view.addSubview(container.view)
        container.view.frame = CGRect(x: 10, y: 20, width: 300, height: 500)
        container.didMove(toParent: self)
    }
}

/// Selects screens one after the other, and returns a report for each.
@MainActor
func switchReports(
    _ numbers: [Int], _ select: (UIViewController, SwitchController) -> Void
) -> [String] {
    let container = RecordingSwitch()
    let host = SwitchHost(container)
    showApp(host)
    host.view.layoutIfNeeded()
    let screens = (0..<4).map { MovedScreen($0) }
    var calls: [String] = []
    container.onRequest = { calls.append($0) }
    for screen in screens { screen.onMove = { calls.append($0) } }
    return numbers.map { number in
        calls = []
        select(screens[number], container)
        let bar = StatusBar.current
        let children = container.children.compactMap { ($0 as? MovedScreen)?.number }
        let shown = screens.filter { $0.viewIfLoaded?.superview === container.view }
        let fills = shown.allSatisfy { $0.view.frame == container.view.bounds }
        let style = bar.style == .lightContent ? "light" : bar.style == .darkContent ? "dark" : "default"
        return """
            \(calls.filter { $0.hasPrefix("update") }); \(calls.filter { !$0.hasPrefix("update") }.sorted()); \
            children \(children), views \(shown.map(\.number))\(fills ? "" : " too small"); \
            bar \(bar.isHidden ? "hidden" : style); \
            selected \((container.selected as? MovedScreen).map { "\($0.number)" } ?? "nothing")
            """
    }
}
#endif

#if canImport(Simulator)
/// The style in which the photo is presented.
enum PresentedStyle: String, CaseIterable {
    case overFullScreen = ".overFullScreen", fullScreen = ".fullScreen", pageSheet = ".pageSheet"

    var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        }
    }
}

enum CapturesBar: String, CaseIterable { case no = "It doesn't capture", yes = "It captures" }
#endif

/// A controller, as UIKit's search sees it.
final class SearchedScreen {
    let name: String
    /// The style in which it's presented.
    var style = UIModalPresentationStyle.fullScreen
    var capturesBar = false
    var isLeaving = false
    /// The controller that it names in `childForStatusBarStyle`.
    var child: SearchedScreen?
    var presented: SearchedScreen?

    init(_ name: String) { self.name = name }
}

/// Returns the controller that decides about the style if UIKit begins at a root.
func barOwner(from root: SearchedScreen) -> SearchedScreen {
    // Replace the next line.
    root
}

#if canImport(Simulator)
/// The controllers in the picture of the exercise.
enum PresentedChain: String, CaseIterable, CustomStringConvertible {
    case sheet = "A sheet", fullOverSheet = "A photo over a sheet"
    case capturing = "A sheet that captures", leaving = "A photo that leaves"

    var description: String { rawValue }

    /// A stack with a map, and the controllers that are presented.
    var root: SearchedScreen {
        let (root, sheet, full) = (SearchedScreen("Stack"), SearchedScreen("Sheet"), SearchedScreen("Photo"))
        root.child = SearchedScreen("Map")
        sheet.style = .pageSheet
        switch self {
        case .sheet: root.presented = sheet
        case .fullOverSheet:
            root.presented = sheet
            sheet.presented = full
        case .capturing:
            root.presented = sheet
            sheet.capturesBar = true
            sheet.child = SearchedScreen("Page")
        case .leaving:
            root.presented = full
            full.isLeaving = true
        }
        return root
    }
}

extension SearchedScreen: CustomStringConvertible {
    public var description: String {
        let names: [UIModalPresentationStyle: String] = [
            .fullScreen: "fullScreen", .overFullScreen: "overFullScreen", .pageSheet: "pageSheet",
            .formSheet: "formSheet", .popover: "popover", .currentContext: "currentContext",
            .overCurrentContext: "overCurrentContext", .custom: "custom",
        ]
        var words = [name, names[style] ?? "?"]
        if capturesBar { words.append("captures") }
        if isLeaving { words.append("leaving") }
        return "(" + words.joined(separator: " ") + (child.map { " names \($0)" } ?? "")
            + (presented.map { " presents \($0)" } ?? "") + ")"
    }

    /// Returns a controller that is presented in a style.
    static func presented(
        _ name: String, _ style: UIModalPresentationStyle, captures: Bool = false, leaves: Bool = false
    ) -> SearchedScreen {
        let screen = SearchedScreen(name)
        (screen.style, screen.capturesBar, screen.isLeaving) = (style, captures, leaves)
        return screen
    }

    /// Presents controllers over each other, the first over this one. Returns this controller.
    func presenting(_ screens: SearchedScreen...) -> SearchedScreen {
        var last = self
        for screen in screens {
            last.presented = screen
            last = screen
        }
        return self
    }

    /// Names a chain of children. Returns this controller.
    func naming(_ names: String...) -> SearchedScreen {
        var last = self
        for name in names {
            let child = SearchedScreen(name)
            last.child = child
            last = child
        }
        return self
    }

    static func random(
        _ name: String, presenting count: Int, using random: inout some RandomNumberGenerator
    ) -> SearchedScreen {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .currentContext, .custom,
        ]
        let screen = SearchedScreen(name)
        screen.style = styles.randomElement(using: &random) ?? .pageSheet
        screen.capturesBar = Int.random(in: 0..<4, using: &random) == 0
        screen.isLeaving = Int.random(in: 0..<6, using: &random) == 0
        var last = screen
        for number in 0..<Int.random(in: 0..<3, using: &random) {
            let child = SearchedScreen("\(name).\(number)")
            if Int.random(in: 0..<3, using: &random) == 0 { child.presented = SearchedScreen("over \(name).\(number)") }
            last.child = child
            last = child
        }
        if count > 0 { screen.presented = .random(name + "'", presenting: count - 1, using: &random) }
        return screen
    }
}
#endif

#if canImport(Simulator)
/// The screen under the log.
enum ScreenUnderLog: String, CaseIterable, CustomStringConvertible {
    case photo = "A photo", profile = "The profile"

    var description: String { rawValue }
    var opened: OpenedScreen { self == .photo ? .photo : .profile }
}

/// The root of the log's window.
enum LogRoot: String, CaseIterable {
    case plain = "A plain controller", overlay = "OverlayController"

    @MainActor
    func launch() -> TrailSceneDelegate {
        self == .overlay
            ? launchTrail { StatusBarSceneDelegate() } : launchTrail { PlainRootSceneDelegate() }
    }
}

/// The delegate of a Trail whose log answers for itself.
final class PlainRootSceneDelegate: StatusBarSceneDelegate {
    private final class PlainLogController: LogTextController {
        override var childForStatusBarStyle: UIViewController? { nil }
        override var childForStatusBarHidden: UIViewController? { nil }
    }

    private final class PlainRootLog: LogOverlay {
        override func makeController() -> OverlayController { PlainLogController(lines) }
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [PlainRootLog(in: scene)] }
}
#endif

/// A state of the bar in the article's record.
struct PastBar {
    var isHidden = false
    var style = UIStatusBarStyle.default
}

/// The article's manager, with better keys. It's handed to the screens, where the article has a
/// singleton, so that tests don't disturb each other.
@MainActor
final class PastBarManager {
    private struct Node {
        var state: PastBar
        var parent: String?
        var children: [String] = []
        var selected: String?
    }

    private var nodes = ["root": Node(state: PastBar())]
    /// The updates that the article sends to the main queue.
    private(set) var updates: [@MainActor () -> Void] = []

    private var current: String {
        var key = "root"
        while let next = nodes[key]?.selected { key = next }
        return key
    }

    var shown: PastBar { nodes[current]?.state ?? PastBar() }

    func add(_ key: String, under parent: String) {
        let above = nodes[parent] == nil ? "root" : parent
        guard nodes[key] == nil, let state = nodes[above]?.state else { return }
        nodes[key] = Node(state: state, parent: above)
        nodes[above]?.children.append(key)
        if nodes[above]?.selected == nil { nodes[above]?.selected = key }
        update()
    }

    func remove(_ key: String) {
        guard let node = nodes.removeValue(forKey: key) else { return }
        for child in node.children { remove(child) }
        guard let parent = node.parent else { return }
        nodes[parent]?.children.removeAll { $0 == key }
        let first = nodes[parent]?.children.first
        nodes[parent]?.selected = first
        update()
    }

    func show(_ key: String, under parent: String) {
        nodes[parent]?.selected = key
        update()
    }

    func change(_ key: String, _ change: (inout PastBar) -> Void) {
        guard var node = nodes[key] else { return }
        change(&node.state)
        nodes[key] = node
        update()
    }

    private func update() {
        updates.append {
            UIView.animate(withDuration: 0.1) {
                UIApplication.shared.keyWindow?.rootViewController?
                    .setNeedsStatusBarAppearanceUpdate()
            }
        }
    }

    /// Runs the updates, as the main queue would.
    func runUpdates() {
        let waiting = updates
        updates = []
        for update in waiting { update() }
    }
}

/// The article's screen. Its state is removed when it's released.
class PastScreen: UIViewController {
    nonisolated let key = UUID().uuidString
    let manager: PastBarManager

    init(_ manager: PastBarManager) {
        self.manager = manager
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        let (manager, key) = (manager, key)
        MainActor.assumeIsolated { manager.remove(key) }
    }

    override var prefersStatusBarHidden: Bool { manager.shown.isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { manager.shown.style }
}

/// The article's navigation controller: a push adds a state, and nothing removes one.
final class PastStack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let below = topViewController as? PastScreen, let new = viewController as? PastScreen {
            new.manager.add(new.key, under: below.key)
        }
        super.pushViewController(viewController, animated: animated)
    }
}

/// The article's tab bar controller. It makes itself its delegate.
final class PastTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        for case let tab as PastScreen in viewControllers ?? [] {
            tab.manager.add(tab.key, under: "root")
        }
        delegate = self
    }

    func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
        if let tab = tab as? PastScreen { tab.manager.show(tab.key, under: "root") }
    }
}

/// Returns a screen under the article's containers, whose state is in the record.
@MainActor
func pastScreen(_ manager: PastBarManager) -> PastScreen {
    let screen = PastScreen(manager)
    manager.add(screen.key, under: "root")
    return screen
}

#if canImport(Simulator)
/// Shows the app's window on a phone without scenes.
@MainActor
@discardableResult
func showWindowWithoutScene(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
#endif

/// The delegate of Trail's scenes: photos and a profile, a layout by size, notes, a log, and a login.
class StatusBarSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene), LoginOverlay(in: scene)]
    }
}
