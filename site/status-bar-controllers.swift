// The status bar and its controllers
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-controllers.html.
// Made from 06-status-bar-controllers.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "A tree of status-bar states": status-bar-state.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// Where one can go in the app of the pictures.
enum Place: String, CaseIterable {
    case gallery = "The gallery", photo = "A photo, pushed", profile = "The other tab"
    case player = "A player, presented", info = "A sheet"
}

/// What holds the screens.
enum Containers: String, CaseIterable {
    case ours = "This chapter's", apples = "Apple's, as they are"

    /// A navigation controller of the kind, with its first screen.
    @MainActor
    func stack(_ root: UIViewController, _ title: String) -> UINavigationController {
        let stack = self == .ours ? ForwardingNavigationController() : UINavigationController()
        stack.viewControllers = [root]
        stack.title = title
        stack.navigationBar.tintColor = .label
        return stack
    }
}

/// A screen with some coloured rectangles.
class PaintedScreen: TreeScreen {
    private let tiles: [UIView]
    private let ground: UIColor

    init(_ title: String, on ground: UIColor, _ tiles: [(CGRect, UIColor)]) {
        self.ground = ground
        self.tiles = tiles.map { frame, color in
            let tile = UIView(frame: frame)
            tile.backgroundColor = color
            return tile
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.title = ""
    }

    required init?(coder: NSCoder) { fatalError("made in code: init(_:on:_:)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ground
        for tile in tiles { view.addSubview(tile) }
    }
}

/// Pictures of many colours, on the ground of the system.
final class GalleryScreen: PaintedScreen {
    init() {
        let colors: [UIColor] = [
            .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemYellow, .systemPurple,
        ]
        let tiles = colors.enumerated().map { index, color in
            let origin = CGPoint(x: 16 + index % 2 * 189, y: 130 + index / 2 * 189)
            return (CGRect(origin: origin, size: CGSize(width: 181, height: 181)), color)
        }
        super.init("Gallery", on: .systemBackground, tiles)
    }

    required init?(coder: NSCoder) { fatalError("made in code: init()") }
}

/// A person under an orange header.
final class ProfileScreen: PaintedScreen {
    init() {
        super.init(
            "Profile", on: .systemBackground,
            [
                (CGRect(x: 0, y: 0, width: 440, height: 260), .systemOrange),
                (CGRect(x: 151, y: 130, width: 100, height: 100), .white),
                (CGRect(x: 16, y: 290, width: 370, height: 52), .systemGray5),
                (CGRect(x: 16, y: 350, width: 370, height: 52), .systemGray5),
            ])
    }

    required init?(coder: NSCoder) { fatalError("made in code: init()") }

    override func adjust(_ bar: inout BarState) { bar.style = .lightContent }
}

/// A film on black ground, without a bar.
final class PlayerScreen: PaintedScreen {
    init() {
        let film = CGRect(x: 0, y: 320, width: 402, height: 226)
        super.init("Film", on: .black, [(film, .systemIndigo)])
    }

    required init?(coder: NSCoder) { fatalError("made in code: init()") }

    override func adjust(_ bar: inout BarState) { bar.isHidden = true }
}

/// Facts about a picture, on a sheet.
final class InfoScreen: PaintedScreen {
    init() {
        let rows = (0..<4).map { row in
            (CGRect(x: 16, y: 40 + row * 64, width: 370, height: 52), UIColor.systemGray5)
        }
        super.init("Info", on: .systemBackground, rows)
    }

    required init?(coder: NSCoder) { fatalError("made in code: init()") }

    /// It would like a light bar; a sheet is not asked.
    override func adjust(_ bar: inout BarState) { bar.style = .lightContent }
}

/// The app of the pictures: two tabs, each with a stack.
@MainActor
final class DemoApp {
    let gallery = GalleryScreen()
    let photo = PhotoScreen()
    let profile = ProfileScreen()
    let tabs: UITabBarController
    let pictures: UINavigationController
    let me: UINavigationController
    private let containers: Containers

    init(_ containers: Containers = .ours) {
        self.containers = containers
        tabs = containers == .ours ? ForwardingTabBarController() : UITabBarController()
        pictures = containers.stack(gallery, "Pictures")
        me = containers.stack(profile, "Me")
        tabs.title = "Tabs"
        photo.title = "Photo"
        photo.navigationItem.title = ""
        tabs.tabBar.backgroundColor = .secondarySystemBackground
        tabs.viewControllers = [pictures, me]
    }

    func go(to place: Place) {
        switch place {
        case .gallery: break
        case .photo: pictures.pushViewController(photo, animated: false)
        case .profile: tabs.selectedIndex = 1
        case .player: present(PlayerScreen(), as: .fullScreen)
        case .info: present(InfoScreen(), as: .pageSheet)
        }
    }

    /// Presents a screen from the first tab, inside a navigation controller.
    func present(_ screen: UIViewController, as style: UIModalPresentationStyle) {
        let stack = containers.stack(screen, "Over")
        stack.isNavigationBarHidden = true
        stack.modalPresentationStyle = style
        pictures.topViewController?.present(stack, animated: false)
    }

    /// The phone, and the tree of its window.
    var picture: Figure {
        .beside(
            title: "A phone, and the states of its screens",
            [
                "The phone": .screen(title: "The phone"),
                "The tree": .tree(title: "The tree", root: StatusBarTree(of: tabs).picture()),
            ])
    }
}

/// What the bar of the phone shows, in words.
@MainActor
var barWords: String {
    let manager = scene.statusBarManager
    let style = manager?.statusBarStyle == .lightContent ? "light" : "default"
    return manager?.isStatusBarHidden == true ? "hidden" : style
}
#endif

/// The controller that answers for the style when UIKit begins its search at one.
@MainActor
func styleAnswerer(from controller: UIViewController) -> UIViewController {
    // Replace the next line.
    controller
}

#if canImport(Simulator)
/// A container that names whom it is told to name.
final class NamingController: UIViewController {
    var forStyle: UIViewController?
    var forHidden: UIViewController?

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code: init(_:)") }

    override var childForStatusBarStyle: UIViewController? { forStyle }
    override var childForStatusBarHidden: UIViewController? { forHidden }
}
#endif

#if canImport(Simulator)
/// The navigation controllers of the picture.
enum StackKind: String, CaseIterable {
    case apples = "Apple's, with its bar", barHidden = "Apple's, its bar hidden"
    case ours = "This chapter's"

    @MainActor func make() -> UINavigationController {
        switch self {
        case .apples: return UINavigationController()
        case .barHidden:
            let stack = UINavigationController()
            stack.isNavigationBarHidden = true
            return stack
        case .ours: return ForwardingNavigationController()
        }
    }
}

/// Controllers with their children, as a tree.
@MainActor
func containment(
    of controller: UIViewController, emphasised: [UIViewController]
) -> Figure.TreeNode {
    Figure.TreeNode(
        controller.title ?? "", isSelected: emphasised.contains { $0 === controller },
        children: controller.children.map { containment(of: $0, emphasised: emphasised) })
}
#endif

/// Lets the top screen decide about the status bar, also while the navigation bar shows.
class ForwardingNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// Lets the selected screen decide about the status bar.
class ForwardingTabBarController: UITabBarController {
    override var childForStatusBarStyle: UIViewController? { selectedViewController }
    override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// A map that wants light text in the bar, and can hide it.
final class MapScreen: UIViewController {
    var hidesBar = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
}

#if canImport(Simulator)
/// The presentations in the picture.
enum Presentation: String, CaseIterable {
    case fullScreen, overFullScreen, pageSheet

    var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        }
    }
}

enum Captures: String, CaseIterable { case no = "As it is", yes = "It captures the bar" }
#endif

/// What matters of a presented controller.
struct Covering {
    var presentation: UIModalPresentationStyle
    var captures = false
    var isLeaving = false
}

/// The index of the presented controller that decides about the bar; nil: the root does.
func indexOfBarOwner(_ presented: [Covering]) -> Int? {
    // Replace the next line.
    presented.indices.last
}

/// A screen that wants something of the status bar.
@MainActor
protocol BarScreen: UIViewController {
    /// Changes what the screen before this one wants.
    func adjust(_ bar: inout BarState)
}

/// The controllers from the first down to one, each right before the next.
@MainActor
func way(to controller: UIViewController) -> [UIViewController] {
    // Replace the next line.
    [controller]
}

#if canImport(Simulator)
/// To whom the way leads in the picture.
enum Goal: String, CaseIterable { case details = "Details", profile = "Profile", film = "Film" }
#endif

extension UIViewController {
    /// What this controller makes of the state of those before it.
    fileprivate var barState: BarState {
        var bar = stateBefore
        if let screen = self as? any BarScreen {
            screen.adjust(&bar)
            return bar
        }
        if childForStatusBarHidden == nil {
            bar.isHidden = prefersStatusBarHidden
            bar.animation = preferredStatusBarUpdateAnimation
        }
        if childForStatusBarStyle == nil { bar.style = preferredStatusBarStyle }
        return bar
    }

    /// What is wanted below this controller in its stack, else around it or by who presents it.
    private var stateBefore: BarState {
        if let below { return below.barState }
        guard let around = parent ?? presentingViewController else {
            return BarState(isHidden: traitCollection.verticalSizeClass == .compact)
        }
        return around is any BarScreen ? around.barState : around.stateBefore
    }

    /// The screen below this one in its stack.
    private var below: UIViewController? {
        let stack = (parent as? UINavigationController)?.viewControllers ?? []
        return stack.prefix { $0 !== self }.last
    }

    /// The controller directly before this one, a `BarScreen` or another.
    fileprivate var before: UIViewController? { below ?? parent ?? presentingViewController }
}

extension BarScreen {
    /// What this screen answers: what those before it want, as it adjusts that.
    var wantedBar: BarState { barState }
}

/// A screen that says in `adjust` what it wants, and answers UIKit with it.
class TreeScreen: UIViewController, BarScreen {
    /// Subclasses say here what they want. This class wants nothing.
    func adjust(_ bar: inout BarState) {}

    override var prefersStatusBarHidden: Bool { wantedBar.isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { wantedBar.style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { wantedBar.animation }

    /// However a screen comes into sight, UIKit asks again.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        setNeedsStatusBarAppearanceUpdate()
    }
}

/// A photo that can hide the bar.
final class PhotoScreen: TreeScreen {
    var hidesBar = false {
        didSet {
            UIView.animate(withDuration: 0.25) { self.setNeedsStatusBarAppearanceUpdate() }
        }
    }

    override func adjust(_ bar: inout BarState) {
        bar.style = .lightContent
        bar.isHidden = bar.isHidden || hidesBar
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }
}

/// A list that wants light text in the bar.
final class SongList: UITableViewController, BarScreen {
    func adjust(_ bar: inout BarState) { bar.style = .lightContent }

    override var prefersStatusBarHidden: Bool { wantedBar.isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { wantedBar.style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { wantedBar.animation }
}

extension StatusBarTree {
    /// The tree of a controller, and of all that it holds and presents, as they are now.
    ///
    /// The path ends at the controller that answers for the style.
    @MainActor
    init(of controller: UIViewController) {
        self.init(name: controller.nameInTree, state: controller.barState)
        var keys = [controller: root]
        do {
            for screen in controller.screensInside {
                let above = screen.before.flatMap { keys[$0] } ?? root
                let key = try add(screen.nameInTree, under: above)
                try update(key) { $0 = screen.barState }
                keys[screen] = key
            }
            try endPath(at: keys[controller.answerer] ?? root)
        } catch {
            preconditionFailure("a key of this tree is unknown to it: \(error)")
        }
    }

    /// Shows a state and all above it, and none below it.
    private mutating func endPath(at end: Key) throws(Failure) {
        var next: Key? = end
        while let key = next {
            try show(key)
            next = parent(of: key)
        }
        try deselectChildren(of: end)
    }
}

extension UIViewController {
    /// All that this controller holds and presents, each behind what is before it.
    fileprivate var screensInside: [UIViewController] {
        let held = (self as? UINavigationController)?.viewControllers ?? children
        let screens = held + [presentedByItself].compactMap(\.self)
        return screens.flatMap { [$0] + $0.screensInside }
    }

    /// The title, or the name of the class.
    fileprivate var nameInTree: String { title ?? "\(type(of: self))" }
}

extension UIViewController {
    /// The controller that answers for the style when UIKit begins its search at this one.
    fileprivate var answerer: UIViewController {
        let presented = sequence(first: self) { $0.presentedByItself }.dropFirst()
        return (presented.reversed().first { $0.takesBar } ?? self).lastChild
    }

    private var lastChild: UIViewController { childForStatusBarStyle?.lastChild ?? self }

    /// What this controller presents itself; nothing that is on its way out.
    private var presentedByItself: UIViewController? {
        guard let presented = presentedViewController, !presented.isBeingDismissed,
            presented.presentingViewController === self
        else { return nil }
        return presented
    }

    /// Whether it decides about the bar once it is presented.
    private var takesBar: Bool {
        modalPresentationCapturesStatusBarAppearance || shownPresentation == .fullScreen
    }

    /// How this controller is presented: as it asked to be, unless a delegate adapts that.
    private var shownPresentation: UIModalPresentationStyle? {
        guard let presentation = presentationController else { return nil }
        let asked = presentation.presentationStyle
        let adapts = [.pageSheet, .formSheet, .popover, .custom].contains(asked)
        guard adapts, presentation.delegate != nil else { return asked }
        let adapted = presentation.adaptivePresentationStyle(for: presentation.traitCollection)
        return adapted == .none ? asked : adapted
    }
}

extension StatusBarTree {
    /// The outline, and behind each name what its screen wants.
    var report: String {
        let path = self.path
        func lines(_ key: Key, _ indent: String) -> [String] {
            let mark = key == path.last ? "*" : path.contains(key) ? ">" : " "
            let line = "\(mark) \(indent)\(name(of: key) ?? ""): \(self[key].wish)"
            return [line] + children(of: key).flatMap { lines($0, indent + "  ") }
        }
        return lines(root, "").joined(separator: "\n")
    }
}

extension BarState {
    fileprivate var wish: String {
        let styles: [UIStatusBarStyle: String] = [.lightContent: "light", .darkContent: "dark"]
        return isHidden ? "hidden" : styles[style] ?? "default"
    }
}

/// Says that it is gone when it begins to go. Too early.
final class HastyScreen: TreeScreen {
    var gone: () -> Void = {}

    override func adjust(_ bar: inout BarState) { bar.style = .lightContent }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { gone() }
    }
}

#if canImport(Simulator)
/// Lets a finger take a screen back, and give up.
final class SwipeBack: NSObject, UINavigationControllerDelegate {
    private let slide = Slide()
    private let drive = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

    func begin(in stack: UINavigationController) {
        stack.delegate = self
        stack.popViewController(animated: true)
        drive.update(0.4)
        slide.moving?.frame.origin.x = 160  // where the finger is, for the picture
    }

    func giveUp() async {
        drive.cancel()
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    func finish() async {
        drive.finish()
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        weak var moving: UIView?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
                return context.completeTransition(false)
            }
            moving = old
            context.containerView.insertSubview(new, belowSubview: old)
            let width = context.containerView.bounds.width
            UIView.animate(withDuration: 0.5, animations: { old.frame.origin.x = width }) { _ in
                if context.transitionWasCancelled { old.frame.origin.x = 0 }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}

@MainActor
func twoTrees(_ recorded: StatusBarTree, _ stack: UIViewController) -> Figure {
    .beside(
        title: "A phone, a recorded tree and a derived one",
        [
            "The phone": .screen(title: "The phone"),
            "Recorded": .tree(title: "Recorded", root: recorded.picture()),
            "Derived": .tree(title: "Derived", root: StatusBarTree(of: stack).picture()),
        ])
}
#endif

/// The article's screen: its state goes with it.
class OldScreen: UIViewController {
    nonisolated let key = UUID().uuidString
    let manager: OldBarManager

    init(_ manager: OldBarManager) {
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
final class OldStack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let below = topViewController as? OldScreen,
            let new = viewController as? OldScreen
        {
            new.manager.add(new.key, under: below.key)
        }
        super.pushViewController(viewController, animated: animated)
    }
}

/// The article's tab bar controller: it makes itself its delegate.
final class OldTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        for case let tab as OldScreen in viewControllers ?? [] {
            tab.manager.add(tab.key, under: "root")
        }
        delegate = self
    }

    func tabBarController(_ tabs: UITabBarController, didSelect tab: UIViewController) {
        if let tab = tab as? OldScreen { tab.manager.show(tab.key, under: "root") }
    }
}

/// The article's manager, with better keys; other mistakes of its tree are left out. It is handed to
/// the screens, where the article has a singleton, so that tests do not disturb each other.
@MainActor
final class OldBarManager {
    private struct Node {
        var state: BarState
        var parent: String?
        var children: [String] = []
        var selected: String?
    }

    private var nodes = ["root": Node(state: BarState())]
    /// What the article sends to the main queue.
    private(set) var updates: [@MainActor () -> Void] = []

    private var current: String {
        var key = "root"
        while let next = nodes[key]?.selected { key = next }
        return key
    }

    var shown: BarState { nodes[current]?.state ?? BarState() }

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

    func change(_ key: String, _ change: (inout BarState) -> Void) {
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

    /// The main queue comes to them.
    func runUpdates() {
        let waiting = updates
        updates = []
        for update in waiting { update() }
    }
}

/// A screen under the article's containers, whose state is in the tree, too.
@MainActor
func oldScreen(_ manager: OldBarManager) -> OldScreen {
    let screen = OldScreen(manager)
    manager.add(screen.key, under: "root")
    return screen
}

#if canImport(Simulator)
/// The app's window on a phone without scenes.
@MainActor
@discardableResult
func showOldWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
#endif
