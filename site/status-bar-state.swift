// A tree of states
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-state.html.
// Made from 07-status-bar-state.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.
// It needs the Swift of the chapter "Tips": status-bar-tips.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

extension BarState {
    /// The wish in a word, such as "light".
    var words: String {
        if isHidden { return "hidden" }
        let styles: [UIStatusBarStyle: String] = [.lightContent: "light", .darkContent: "dark"]
        let word = styles[style] ?? "default"
        return prefersHidden == false ? "\(word), shown" : word
    }
}

#if canImport(Simulator)
/// A place in Trail, for the first picture.
enum TreePlace: String, CaseIterable {
    case photo = "A photo", stage = "A stage", profile = "The profile", slope = "The slope"

    /// Goes to the place, as a user does.
    @MainActor
    func open(in delegate: TrailSceneDelegate) async {
        switch self {
        case .profile: tap(at: toolPoint("Profile"))
        case .slope: tap(at: toolPoint("Slope"))
        case .stage, .photo: delegate.firstScreen?.open(Stage.all[2])
        }
        await PhoneClock.phone.advance(by: .seconds(1))
        guard self == .photo else { return }
        tap(at: toolPoint("Photo"))
        await PhoneClock.phone.advance(by: .seconds(1))
    }
}

extension TrailSceneDelegate {
    /// Trail's navigation controller, and its first screen.
    var stack: UINavigationController? { window?.rootViewController as? UINavigationController }
    var firstScreen: TrailController? { stack?.viewControllers.first as? TrailController }
}

extension StatusBarTree {
    /// The tree as a picture's nodes, with what each screen wants as the second line.
    func picture() -> Figure.TreeNode {
        let path = Set(self.path)
        func node(_ key: Key) -> Figure.TreeNode {
            Figure.TreeNode(
                name(of: key) ?? "", detail: state(of: key)?.words, isSelected: path.contains(key),
                children: children(of: key).map(node))
        }
        return node(root)
    }
}
#endif

/// The wishes of one screen about the status bar.
struct BarState: Equatable, Sendable {
    /// `nil` leaves it to UIKit, which hides the bar on a phone in landscape.
    var prefersHidden: Bool?
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade
}

extension BarState {
    /// A Boolean value indicating whether the screen hides the bar. Set it to `false` to ask for a
    /// bar in landscape, too.
    var isHidden: Bool {
        get { prefersHidden ?? false }
        set { prefersHidden = newValue }
    }

    init(
        isHidden: Bool, style: UIStatusBarStyle = .default,
        animation: UIStatusBarAnimation = .fade
    ) {
        self.init(prefersHidden: isHidden, style: style, animation: animation)
    }
}

enum BarTransition: Equatable, Sendable {
    case none
    /// The bar has its new look at once.
    case immediate
    /// The bar comes or goes, with an animation that isn't `.none`.
    case animated(UIStatusBarAnimation)
}

/// Returns what happens to the bar when the state that decides changes.
func barTransition(from old: BarState, to new: BarState) -> BarTransition {
    // Replace the next line.
    .animated(.none)
}

/// The states of all screens, and the one that the bar shows.
struct StatusBarTree: Sendable {
    /// Stands for one state. Each key that is made is different from all others.
    struct Key: Hashable, Sendable {
        private final class Identity: Sendable {}
        private let identity = Identity()

        fileprivate init() {}

        static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
    }
    enum Failure: Error, Equatable {
        /// No state has this key, for example because it was removed.
        case unknownKey(Key)
        /// The root can't be removed or moved.
        case rootStays
        /// The tree contains a state that would be inserted.
        case alreadyInTree
    }

    private struct Node {
        let name: String
        var state: BarState
        var parent: Key?
        var children: [Key] = []
        var selected: Key?
    }

    private var nodes: [Key: Node]
    private(set) var root = Key()

    init(name: String = "root", state: BarState = BarState()) {
        nodes = [root: Node(name: name, state: state)]
    }
}

extension StatusBarTree {
    /// From the root along the selected children.
    var path: [Key] { Array(sequence(first: root) { nodes[$0]?.selected }) }

    /// The end of the path: the state that the bar shows.
    var current: Key { path[path.count - 1] }
}

extension StatusBarTree {
    /// The number of states.
    var count: Int { nodes.count }

    func contains(_ key: Key) -> Bool { nodes[key] != nil }

    func state(of key: Key) -> BarState? { nodes[key]?.state }

    /// The state above, or `nil` for the root and for an unknown key.
    func parent(of key: Key) -> Key? { nodes[key]?.parent }

    /// The states below, in their order.
    func children(of key: Key) -> [Key] { nodes[key]?.children ?? [] }

    /// The child that is selected, or `nil` if the path would end here.
    func selectedChild(of key: Key) -> Key? { nodes[key]?.selected }

    /// The name that was given to `add`.
    func name(of key: Key) -> String? { nodes[key]?.name }

    /// The names along the path, and what the last one wants.
    var pathInWords: String {
        path.compactMap(name).joined(separator: " > ") + ": " + (state(of: current)?.words ?? "")
    }
}

extension StatusBarTree {
    /// Adds a state under another, as its last child. An only child is selected.
    @discardableResult
    mutating func add(
        _ name: String, _ state: BarState = BarState(), under parent: Key
    ) throws(Failure) -> Key {
        guard contains(parent) else { throw .unknownKey(parent) }
        return append(name, state, to: parent)
    }

    /// Selects a state among its siblings. What is selected above it stays.
    mutating func show(_ key: Key) throws(Failure) {
        guard contains(key) else { throw .unknownKey(key) }
        if let parent = parent(of: key) { nodes[parent]?.selected = key }
    }

    /// Removes a state with all below it, and returns them as a tree of their own.
    @discardableResult
    mutating func remove(_ key: Key) throws(Failure) -> StatusBarTree {
        guard contains(key) else { throw .unknownKey(key) }
        guard key != root else { throw .rootStays }
        detach(key)
        return takeNodes(of: key)
    }
}

extension StatusBarTree {
    private mutating func append(_ name: String, _ state: BarState, to parent: Key) -> Key {
        let key = Key()
        nodes[key] = Node(name: name, state: state)
        attach(key, to: parent)
        return key
    }

    /// Makes a state without a parent the last child of another. An only child is selected.
    private mutating func attach(_ key: Key, to parent: Key) {
        nodes[key]?.parent = parent
        nodes[parent]?.children.append(key)
        if nodes[parent]?.selected == nil { nodes[parent]?.selected = key }
    }

    /// Takes a state from its parent's children. If it was selected, a neighbor is.
    private mutating func detach(_ key: Key) {
        guard let parent = nodes[key]?.parent, var above = nodes[parent],
            let index = above.children.firstIndex(of: key)
        else { return }
        nodes[key]?.parent = nil
        above.children.remove(at: index)
        if above.selected == key {
            let last = above.children.count - 1
            above.selected = last < 0 ? nil : above.children[min(index, last)]
        }
        nodes[parent] = above
    }

    /// Removes the nodes of a state and of all below it, and returns them as a tree.
    private mutating func takeNodes(of key: Key) -> StatusBarTree {
        var (taken, waiting) = ([Key: Node](), [key])
        while let next = waiting.popLast(), let node = nodes.removeValue(forKey: next) {
            taken[next] = node
            waiting += node.children
        }
        var tree = StatusBarTree()
        tree.root = key
        tree.nodes = taken
        return tree
    }

    /// Puts a tree under a state, as its last child. An only child is selected.
    mutating func insert(_ other: StatusBarTree, under parent: Key) throws(Failure) {
        guard contains(parent) else { throw .unknownKey(parent) }
        guard !other.nodes.keys.contains(where: contains) else { throw .alreadyInTree }
        nodes.merge(other.nodes) { old, _ in old }
        attach(other.root, to: parent)
    }

    /// Changes what one screen wants.
    mutating func update(_ key: Key, _ change: (inout BarState) -> Void) throws(Failure) {
        guard var node = nodes[key] else { throw .unknownKey(key) }
        change(&node.state)
        nodes[key] = node
    }
}

/// Returns the tree with a state and every state above it selected.
func revealing(
    _ key: StatusBarTree.Key, in tree: StatusBarTree
) throws(StatusBarTree.Failure) -> StatusBarTree {
    // Replace the next line.
    tree
}

#if canImport(Simulator)
/// A tree, two of its keys or keys of removed states, and the names of all keys.
struct TreeSituation: CustomStringConvertible {
    var tree: StatusBarTree
    var key: StatusBarTree.Key
    var parent: StatusBarTree.Key
    var names: [StatusBarTree.Key: String]

    var description: String {
        "\(words(tree)), with \(names[key] ?? "?") and \(names[parent] ?? "?")"
    }

    /// Each state with its children, in brackets if it's selected, and its wish.
    func words(_ tree: StatusBarTree) -> String {
        func node(_ key: StatusBarTree.Key) -> String {
            let children = tree.children(of: key).map { child in
                tree.selectedChild(of: key) == child ? "[\(node(child))]" : node(child)
            }
            let wish = tree.state(of: key)?.words ?? ""
            return "\(names[key] ?? "a new state") \(wish) (\(children.joined(separator: ", ")))"
        }
        return node(tree.root)
    }

    /// Returns the tree that a function returns, or its error, in words.
    func answer(
        _ change: (StatusBarTree.Key, StatusBarTree.Key, StatusBarTree) throws -> StatusBarTree?
    ) -> String {
        do {
            guard let changed = try change(key, parent, tree) else { return "nil" }
            return words(changed)
        } catch StatusBarTree.Failure.unknownKey(let key) {
            return "unknownKey(\(names[key] ?? "a new state"))"
        } catch {
            return "\(error)"
        }
    }

    /// Returns a tree with some states, of which one was removed, and two random keys.
    static func random(
        _ count: Int, using random: inout some RandomNumberGenerator
    ) -> TreeSituation {
        var tree = StatusBarTree()
        var keys = [tree.root]
        var names = [tree.root: "root"]
        let states = [
            BarState(), BarState(isHidden: true), BarState(style: .lightContent),
            BarState(isHidden: false),
        ]
        for number in 0..<count {
            let state = states.randomElement(using: &random) ?? BarState()
            // Half of the states are below the last one, so that the tree is deep.
            let isDeep = Bool.random(using: &random)
            let parent = isDeep ? keys.last : keys.randomElement(using: &random)
            guard let parent, let key = try? tree.add("s\(number)", state, under: parent) else {
                continue
            }
            keys.append(key)
            names[key] = "s\(number)"
            if Bool.random(using: &random) {
                try? tree.show(keys.randomElement(using: &random) ?? key)
            }
        }
        if Int.random(in: 0..<4, using: &random) == 0, let gone = keys.last {
            _ = try? tree.remove(gone)
        }
        return TreeSituation(
            tree: tree, key: keys.randomElement(using: &random) ?? tree.root,
            parent: keys.randomElement(using: &random) ?? tree.root, names: names)
    }
}
#endif

/// Returns the tree with a state moved, or `nil` if the new parent is the state or below it.
func moving(
    _ key: StatusBarTree.Key, under parent: StatusBarTree.Key, in tree: StatusBarTree
) throws(StatusBarTree.Failure) -> StatusBarTree? {
    // Replace the next line.
    tree
}

extension BarState {
    /// The answers of a controller at this moment.
    @MainActor
    init(of controller: UIViewController) {
        let isCompact = controller.traitCollection.verticalSizeClass == .compact
        let isHidden = controller.prefersStatusBarHidden
        self.init(
            prefersHidden: isHidden == isCompact ? nil : isHidden,
            style: controller.preferredStatusBarStyle,
            animation: controller.preferredStatusBarUpdateAnimation)
    }
}

extension UIViewController {
    /// Its children, and the controller that it presents itself, unless that is being dismissed.
    fileprivate var screensInside: [UIViewController] {
        guard let presented = presentedViewController, !presented.isBeingDismissed,
            presented.presentingViewController === self
        else { return children }
        return children + [presented]
    }

    /// The controller that answers for the style if UIKit asks this one.
    fileprivate var answerer: UIViewController { childForStatusBarStyle?.answerer ?? self }
}

extension StatusBarTree {
    /// Creates the tree of a window's root. Its path ends at the controller that answers.
    @MainActor
    init(of controller: UIViewController) {
        self.init(name: controller.nameInTree, state: BarState(of: controller))
        var keys = [controller: root]
        var waiting = [controller]
        while let holder = waiting.popLast(), let key = keys[holder] {
            for screen in holder.screensInside where keys[screen] == nil {
                keys[screen] = append(screen.nameInTree, BarState(of: screen), to: key)
                waiting.append(screen)
            }
        }
        endPath(at: keys[controller.statusBarOwner.answerer] ?? root)
    }
}

extension UIViewController {
    /// The title, or the name of the class.
    fileprivate var nameInTree: String { title ?? "\(type(of: self))" }
}

extension StatusBarTree {
    /// Selects a state and all above it, and none below it.
    private mutating func endPath(at end: Key) {
        nodes[end]?.selected = nil
        var child = end
        while let parent = nodes[child]?.parent {
            nodes[parent]?.selected = child
            child = parent
        }
    }
}

/// A row of the page: a state with its place in the tree.
struct BarRow: Equatable, Sendable {
    enum Mark: String, Sendable { case none = " ", path = ">", end = "*" }

    var depth: Int
    var name: String
    var wish: String
    var mark: Mark
}

extension StatusBarTree {
    /// The states, from the root down.
    var rows: [BarRow] {
        let path = self.path
        func rows(_ key: Key, depth: Int) -> [BarRow] {
            let mark: BarRow.Mark = key == path.last ? .end : path.contains(key) ? .path : .none
            let row = BarRow(
                depth: depth, name: name(of: key) ?? "", wish: state(of: key)?.words ?? "",
                mark: mark)
            return [row] + children(of: key).flatMap { rows($0, depth: depth + 1) }
        }
        return rows(root, depth: 0)
    }

    /// The tree as lines of text. `>` marks the path, and `*` its end.
    var outline: String {
        let lines = rows.map { row in
            let indent = String(repeating: "  ", count: row.depth)
            return "\(row.mark.rawValue) \(indent)\(row.name): \(row.wish)"
        }
        return lines.joined(separator: "\n")
    }
}

/// The page about the status bar, over Trail. It's closed at launch.
class StatusBarTreeOverlay: SceneOverlay {
    private var page: StatusBarPage? { window?.rootViewController as? StatusBarPage }

    var isOpen: Bool { window != nil }

    func toggle() {
        if isOpen { hide() } else { show(makePage(), at: .tree) }
        readTree()
    }

    override func appDidChange() {
        super.appDidChange()
        addTool()
        readTree()
    }

    private func readTree() {
        page?.tree = page?.appRoot.map { StatusBarTree(of: $0) }
    }

    private func makePage() -> StatusBarPage {
        let page = StatusBarPage()
        page.onRotation = { [weak self] in self?.readTree() }
        return page
    }

    private weak var screenWithTool: TrailScreen?

    /// Adds the button that opens the page to the app's first screen.
    private func addTool() {
        let delegate = scene?.delegate as? TrailSceneDelegate
        let root = delegate?.window?.rootViewController
        let first = (root as? UINavigationController)?.viewControllers.first ?? root
        guard let screen = first as? TrailScreen, screen !== screenWithTool else { return }
        screenWithTool = screen
        screen.addTool("Tree") { [weak self] in self?.toggle() }
    }
}

extension UIWindow.Level {
    static let tree = UIWindow.Level.log + 0.05
}

/// The page about the status bar: a row for each state, at the bottom of the screen.
class StatusBarPage: OverlayController {
    var tree: StatusBarTree? {
        didSet { if isViewLoaded { showTree() } }
    }

    /// Called when the interface has rotated.
    var onRotation: () -> Void = {}
    let scrollView = UIScrollView()
    private let heading = UILabel()
    private var rows: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.layer.cornerRadius = 12
        scrollView.layer.borderWidth = 1
        scrollView.scrollsToTop = false
        scrollView.accessibilityLabel = "Status bar"
        view.addSubview(scrollView)
        heading.text = "Status bar"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.accessibilityTraits = .header
        scrollView.addSubview(heading)
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        registerForTraitChanges(traits + [UITraitPreferredContentSizeCategory.self]) {
            (page: Self, _) in page.followTraits()
        }
        followTraits()
        showTree()
    }

    private func followTraits() {
        let border = UIColor.secondaryLabel.resolvedColor(with: traitCollection)
        scrollView.layer.borderColor = border.cgColor
        view.setNeedsLayout()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.onRotation() }
    }

    private func showTree() {
        for row in rows { row.removeFromSuperview() }
        rows = (tree?.rows ?? []).map(makeLabel)
        for row in rows { scrollView.addSubview(row) }
        view.setNeedsLayout()
    }

    private func makeLabel(_ row: BarRow) -> UILabel {
        let label = UILabel()
        label.text = "\(row.name): \(row.wish)"
        label.tag = row.depth
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: row.mark == .none ? .body : .headline)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityValue = "level \(row.depth + 1)" + (row.mark == .end ? ", decides" : "")
        guard row.mark == .end else { return label }
        label.textColor = .systemBackground
        label.backgroundColor = .label
        return label
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        let width = min(safe.width, 480)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 8
        for label in [heading] + rows {
            let indent = 12 + min(CGFloat(label.tag) * 16, width / 3)
            let room = CGSize(width: width - 12 - indent, height: .greatestFiniteMagnitude)
            let height = label.sizeThatFits(room).height
            label.frame = CGRect(
                x: isRightToLeft ? 12 : indent, y: y, width: room.width, height: height)
            y += height + 4
        }
        let height = min(y + 4, safe.height / 2)
        scrollView.contentSize = CGSize(width: width, height: y + 4)
        scrollView.frame = CGRect(
            x: isRightToLeft ? safe.minX : safe.maxX - width, y: safe.maxY - height, width: width,
            height: height)
    }
}

#if canImport(Simulator)
extension StatusBarTreeOverlay {
    /// The tree that the page shows.
    var tree: StatusBarTree {
        let page = window?.rootViewController as? StatusBarPage
        return page?.tree ?? StatusBarTree(name: "closed")
    }
}
#endif

/// A profile that says too early that it's gone.
final class HastyProfile: ProfileController {
    var gone: () -> Void = {}

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
        slide.moving?.frame.origin.x = 160  // the place of the finger, for the picture
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
        title: "A phone, a recorded tree, and a derived one",
        [
            "The phone": .screen(title: "The phone"),
            "Recorded": .tree(title: "Recorded", root: recorded.picture()),
            "Derived": .tree(title: "Derived", root: StatusBarTree(of: stack).picture()),
        ])
}
#endif

#if canImport(Simulator)
/// The article's tree, rewritten: string keys, and a current state that is stored.
struct ArticleTree {
    struct Node {
        var state = BarState(style: .lightContent)
        var parent: String?
        var children: [String] = []
        var next: String?
    }

    var nodes = ["root": Node()]
    var current = "root"
    /// The number of states that look-ups have visited, and of lines that were printed.
    var (visited, printed) = (0, 0)

    /// The key itself, or the root's: for no key, and for one that no state has.
    mutating func find(_ key: String?) -> String {
        guard let key, search(for: key, below: "root") else { return "root" }
        return key
    }

    mutating func search(for key: String, below start: String) -> Bool {
        visited += 1
        if start == key { return true }
        for child in nodes[start]!.children where search(for: key, below: child) { return true }
        return false
    }

    func end(from start: String) -> String {
        var key = start
        while let next = nodes[key]?.next { key = next }
        return key
    }

    func subtree(_ key: String) -> [String] {
        [key] + (nodes[key]?.children ?? []).flatMap(subtree)
    }

    mutating func add(_ key: String, under parent: String? = nil) {
        guard nodes[key] == nil else { return }
        let above = find(parent)
        nodes[key] = Node(state: nodes[above]!.state, parent: above)
        nodes[above]!.children.append(key)
        if nodes[above]!.next == nil { nodes[above]!.next = key }
        if current == above { current = key }
        printed += nodes.count
    }

    mutating func show(_ key: String, under parent: String?) {
        guard nodes[key] != nil else { return }
        let above = find(parent)
        if nodes[above]!.children.contains(key) { nodes[above]!.next = key }
        current = end(from: above)
        printed += nodes.count
    }

    mutating func update(_ key: String? = nil, _ change: (inout BarState) -> Void) {
        change(&nodes[find(key)]!.state)
    }

    mutating func removeBelow(_ key: String) {
        for lost in subtree(key).dropFirst() { nodes[lost] = nil }
        nodes[key]!.children = []
        nodes[key]!.next = nil
    }

    mutating func remove(_ key: String) {
        guard nodes[key] != nil else { return }
        defer { printed += nodes.count }
        let key = find(key)
        let losesCurrent = subtree(key).contains(current)
        removeBelow(key)
        guard let parent = nodes[key]!.parent else { return }
        nodes[key] = nil
        nodes[parent]!.children.removeAll { $0 == key }
        nodes[parent]!.next = nodes[parent]!.children.first
        if losesCurrent { current = nodes[parent]!.next ?? parent }
    }
}

extension StatusBarTree {
    /// The broken invariants, or none if the operations are right.
    var problems: [String] {
        var problems = parent(of: root) == nil ? [] : ["the root has a parent"]
        var (reached, waiting): (Set, Array) = ([root], [root])
        while let key = waiting.popLast() {
            let name = name(of: key) ?? "an unknown state"
            for child in children(of: key) {
                if parent(of: child) != key { problems.append("a child of \(name) is another's") }
                if reached.insert(child).inserted {
                    waiting.append(child)
                } else {
                    problems.append("\(name) has a child twice")
                }
            }
            let children = children(of: key)
            let isRight = selectedChild(of: key).map(children.contains) ?? children.isEmpty
            if !isRight { problems.append("\(name) doesn't select one of its children") }
        }
        return problems + (reached.count == count ? [] : ["some states can't be reached"])
    }
}
#endif

/// The delegate of Trail's scenes: with a page that shows who decides about the status bar.
class TreeSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            SearchableLog(in: scene), StatusBarTreeOverlay(in: scene),
            TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }
}
