// A tree of status-bar states
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-state.html.
// Made from 05-status-bar-state.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// What the first picture lets you choose.
enum GalleryTab: CaseIterable { case albums, search, profile }

enum PhotoChoice: String, CaseIterable { case closed = "No photo", open = "A photo" }

extension BarState {
    /// For the pictures.
    var words: String { isHidden ? "hidden" : style.words }
}

extension UIStatusBarStyle {
    var words: String {
        switch self {
        case .lightContent: "light"
        case .darkContent: "dark"
        default: "default"
        }
    }
}

/// The app of the pictures: shows the screen whose state is current in its tree.
final class GalleryApp: TreeController {
    private var tabs: [GalleryTab: StatusBarTree.Key] = [:]
    private var photo: StatusBarTree.Key?

    init() {
        super.init(tree: StatusBarTree(name: "tabs"))
        try? change { tree in
            for tab in GalleryTab.allCases {
                tabs[tab] = try tree.add("\(tab)", under: tree.root)
            }
            if let profile = tabs[.profile] {
                try tree.update(profile) { $0.style = .lightContent }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func openPhoto() throws {
        guard let albums = tabs[.albums] else { return }
        try change { tree in
            let photo = try tree.add("photo", under: albums)
            try tree.update(photo) { $0 = BarState(isHidden: true, style: .lightContent) }
            self.photo = photo
        }
        draw()
    }

    func show(_ tab: GalleryTab) throws {
        guard let key = tabs[tab] else { return }
        try change { try $0.show(key) }
        draw()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        draw()
    }

    /// Draws the current screen anew.
    private func draw() {
        for view in view.subviews { view.removeFromSuperview() }
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let isPhoto = tree.current == photo
        view.backgroundColor = isPhoto ? .black : .systemBackground
        guard !isPhoto else { return drawPhoto() }
        let tab = tabs.first { $0.value == tree.current }?.key ?? .albums
        switch tab {
        case .albums: drawAlbums(in: safe)
        case .search: drawRows(from: safe.minY + 64, title: "Search", in: safe)
        case .profile: drawProfile(in: safe)
        }
        drawTabs(selected: tab, in: safe)
    }

    @discardableResult
    private func put(_ frame: CGRect, _ color: UIColor, corner: CGFloat = 0) -> UIView {
        let part = UIView(frame: frame)
        part.backgroundColor = color
        part.layer.cornerRadius = corner
        view.addSubview(part)
        return part
    }

    private func write(
        _ text: String, _ frame: CGRect, size: CGFloat, _ color: UIColor = .label,
        centered: Bool = false
    ) {
        let label = UILabel(frame: frame)
        label.textAlignment = centered ? .center : .natural
        label.text = text
        label.font = .boldSystemFont(ofSize: size)
        label.textColor = color
        view.addSubview(label)
    }

    private func drawAlbums(in safe: CGRect) {
        write("Albums", CGRect(x: safe.minX, y: safe.minY + 8, width: 300, height: 44), size: 34)
        let colors: [UIColor] = [
            .systemTeal, .systemOrange, .systemGreen, .systemPink, .systemIndigo, .systemYellow,
        ]
        let side = (safe.width - 16) / 2
        for (index, color) in colors.enumerated() {
            let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
            let corner = CGPoint(
                x: safe.minX + column * (side + 16), y: safe.minY + 64 + row * (side + 16))
            put(CGRect(origin: corner, size: CGSize(width: side, height: side)), color, corner: 16)
        }
    }

    private func drawRows(from y: CGFloat, title: String, in safe: CGRect) {
        write(title, CGRect(x: safe.minX, y: y - 56, width: 300, height: 44), size: 34)
        for (index, text) in ["Beach", "Birthday", "Mountains"].enumerated() {
            let row = CGRect(x: safe.minX, y: y + CGFloat(index) * 60, width: safe.width, height: 52)
            put(row, .secondarySystemBackground, corner: 12)
            write(text, row.insetBy(dx: 16, dy: 0), size: 20)
        }
    }

    private func drawProfile(in safe: CGRect) {
        put(CGRect(x: 0, y: 0, width: view.bounds.width, height: 300), .systemIndigo)
        put(CGRect(x: view.bounds.midX - 55, y: 95, width: 110, height: 110), .white, corner: 55)
        write(
            "Ada", CGRect(x: safe.minX, y: 220, width: safe.width, height: 44), size: 34, .white,
            centered: true)
        drawRows(from: 380, title: "Posts", in: safe)
    }

    private func drawPhoto() {
        let photo = CGRect(x: 0, y: 240, width: view.bounds.width, height: 400)
        put(photo, .systemTeal)
        put(CGRect(x: 250, y: 290, width: 90, height: 90), .systemYellow, corner: 45)
        put(CGRect(x: 0, y: 520, width: view.bounds.width, height: 120), .systemGreen)
    }

    private func drawTabs(selected: GalleryTab, in safe: CGRect) {
        for (index, tab) in GalleryTab.allCases.enumerated() {
            let width = safe.width / 3
            let place = CGRect(
                x: safe.minX + CGFloat(index) * width, y: safe.maxY - 48, width: width, height: 44)
            let isSelected = tab == selected
            if isSelected { put(place, .secondarySystemBackground, corner: 22) }
            write(
                "\(tab)".capitalized, place, size: 20, isSelected ? .systemBlue : .secondaryLabel,
                centered: true)
        }
    }
}
#endif

#if canImport(Simulator)
/// What the picture of the styles lets you choose.
enum BarWish: String, CaseIterable {
    case automatic = ".default", light = ".lightContent", dark = ".darkContent", hidden = "Hidden"

    var state: BarState {
        switch self {
        case .automatic: BarState()
        case .light: BarState(style: .lightContent)
        case .dark: BarState(style: .darkContent)
        case .hidden: BarState(isHidden: true)
        }
    }
}

enum Backdrop: String, CaseIterable { case light = "On white", dark = "On black" }
#endif

/// What one screen wants of the status bar.
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

/// The states of all screens, and which of them shows.
struct StatusBarTree: Sendable {
    /// Stands for one state. Every key that is made is another one.
    struct Key: Hashable, Sendable {
        private final class Identity: Sendable {}
        private let identity = Identity()

        fileprivate init() {}

        static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
    }

    enum Failure: Error, Equatable {
        /// No state has this key, for instance because it was removed.
        case unknownKey(Key)
        /// The root cannot be removed or moved.
        case rootStays
        /// The tree has a state already that would be inserted.
        case alreadyInTree
    }

    struct Node {
        let name: String
        var state: BarState
        /// Nil for the root alone.
        var parent: Key?
        var children: [Key] = []
        /// One of the children; nil when there are none, or when the path ends here all the same.
        var selected: Key?
    }

    private var nodes: [Key: Node]
    private(set) var root = Key()

    init(name: String = "root", state: BarState = BarState()) {
        nodes = [root: Node(name: name, state: state)]
    }
}

#if canImport(Simulator)
/// The article's tree, in our words: string keys, and a current state that is stored.
struct ArticleTree {
    struct Node {
        var state = BarState(style: .lightContent)
        var parent: String?
        var children: [String] = []
        var next: String?
    }

    var nodes = ["root": Node()]
    /// The state that the bar shows.
    var current = "root"
    /// How many states look-ups have visited, and how many lines were printed.
    var (visited, printed) = (0, 0)

    /// The key itself, or the root's: for no key, and for one that no state has.
    mutating func find(_ key: String?) -> String {
        guard let key, search(for: key, below: "root") else { return "root" }
        return key
    }

    /// Looks in a state and in all below it.
    mutating func search(for key: String, below start: String) -> Bool {
        visited += 1
        if start == key { return true }
        for child in nodes[start]!.children where search(for: key, below: child) { return true }
        return false
    }

    /// The article prints all states after each operation.
    mutating func printAll() {
        printed += nodes.count
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
        printAll()
    }

    mutating func show(_ key: String, under parent: String?) {
        guard nodes[key] != nil else { return }
        let above = find(parent)
        if nodes[above]!.children.contains(key) { nodes[above]!.next = key }
        current = end(from: above)
        printAll()
    }

    mutating func update(_ key: String? = nil, _ change: (inout BarState) -> Void) {
        change(&nodes[find(key)]!.state)
    }

    mutating func removeBelow(_ key: String) {
        for lost in subtree(key).dropFirst() { nodes[lost] = nil }
        nodes[key]!.children = []
        nodes[key]!.next = nil
    }

    mutating func clear(_ key: String) {
        guard nodes[key] != nil else { return }
        let key = find(key)
        if subtree(key).contains(current) { current = key }
        removeBelow(key)
        printAll()
    }

    mutating func remove(_ key: String) {
        guard nodes[key] != nil else { return }
        defer { printAll() }
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

extension UIViewController {
    /// The key of a controller's state.
    var statusBarKey: String { "\(self)" }
}

extension ArticleTree {
    var isSound: Bool { nodes[current] != nil && current == end(from: "root") }

    /// The tree as a picture's nodes; the state that it takes for the current one is named.
    func picture() -> Figure.TreeNode {
        func node(_ key: String, isOnPath: Bool) -> Figure.TreeNode {
            let (next, children) = (nodes[key]?.next, nodes[key]?.children ?? [])
            return Figure.TreeNode(
                key, detail: key == current ? "current" : nil, isSelected: isOnPath,
                children: children.map { node($0, isOnPath: isOnPath && $0 == next) })
        }
        return node("root", isOnPath: true)
    }
}

extension StatusBarTree {
    /// The tree as the article's is drawn.
    func pictureOfCurrent() -> Figure.TreeNode {
        let path = Set(self.path)
        func node(_ key: Key) -> Figure.TreeNode {
            Figure.TreeNode(
                name(of: key) ?? "", detail: key == current ? "current" : nil,
                isSelected: path.contains(key), children: children(of: key).map(node))
        }
        return node(root)
    }
}

extension Figure.TreeNode {
    /// What is gone is not current any more.
    var withoutDetails: Self {
        Self(label, isSelected: isSelected, children: children.map(\.withoutDetails))
    }
}

/// Both trees, each with its path, and what has changed since earlier ones.
func treesBeside(
    _ tree: StatusBarTree, _ article: ArticleTree,
    since old: (tree: StatusBarTree, article: ArticleTree)? = nil
) -> Figure {
    var (ours, theirs) = (tree.pictureOfCurrent(), article.picture())
    if let old {
        ours = ours.changed(from: old.tree.pictureOfCurrent().withoutDetails)
        theirs = theirs.changed(from: old.article.picture().withoutDetails)
    }
    let end = article.end(from: "root")
    return .beside(
        title: "Two trees after the same operations",
        [
            "This chapter's": .tree(title: "This chapter's tree", root: ours),
            "The article's": .tree(title: "The article's tree", root: theirs),
        ]
    ).captioned(
        article.current == end
            ? "both: \(end)" : "the article's bar shows \(article.current), its path ends at \(end)")
}
#endif

extension StatusBarTree {
    /// From the root along the selected children.
    var path: [Key] {
        var path = [root]
        while let next = nodes[path[path.count - 1]]?.selected { path.append(next) }
        return path
    }

    /// The end of the path: the state that the bar shows.
    var current: Key { path[path.count - 1] }

    func contains(_ key: Key) -> Bool { nodes[key] != nil }

    /// The state above; nil for the root and for an unknown key.
    func parent(of key: Key) -> Key? { nodes[key]?.parent }

    /// The states below, in their order; none for an unknown key.
    func children(of key: Key) -> [Key] { nodes[key]?.children ?? [] }

    /// The name that was given to `add`; nil for an unknown key.
    func name(of key: Key) -> String? { nodes[key]?.name }

    /// The names along the path, for messages.
    var trail: String { path.compactMap(name).joined(separator: " > ") }
}

extension StatusBarTree {
    /// The state of a key that you know to be in the tree; stops the program when it is not.
    subscript(key: Key) -> BarState {
        guard let node = nodes[key] else {
            preconditionFailure("no status-bar state has this key: was it removed?")
        }
        return node.state
    }
}

extension StatusBarTree {
    /// The tree as lines of text: a level further in for each level down, `>` on the path, `*` at its end.
    var outline: String {
        let path = self.path
        func lines(_ key: Key, depth: Int) -> [String] {
            let mark = key == path.last ? "*" : path.contains(key) ? ">" : " "
            let line = mark + String(repeating: "  ", count: depth) + " " + (name(of: key) ?? "")
            return [line] + children(of: key).flatMap { lines($0, depth: depth + 1) }
        }
        return lines(root, depth: 0).joined(separator: "\n")
    }
}

#if canImport(Simulator)
extension StatusBarTree {
    /// The tree as a picture's nodes, with style and hiding as their second line.
    func picture() -> Figure.TreeNode {
        let path = Set(self.path)
        func node(_ key: Key) -> Figure.TreeNode {
            Figure.TreeNode(
                name(of: key) ?? "", detail: self[key].words, isSelected: path.contains(key),
                children: children(of: key).map(node))
        }
        return node(root)
    }
}
#endif

extension StatusBarTree {
    /// Adds a state under another, as its last child and with its values; a first child is
    /// selected at once.
    @discardableResult
    mutating func add(_ name: String, under parent: Key) throws(Failure) -> Key {
        guard let above = nodes[parent] else { throw .unknownKey(parent) }
        let key = Key()
        nodes[key] = Node(name: name, state: above.state)
        attach(key, to: parent)
        return key
    }

    /// Makes a state without a parent the last child of another. An only child is selected.
    private mutating func attach(_ key: Key, to parent: Key) {
        nodes[key]?.parent = parent
        nodes[parent]?.children.append(key)
        if nodes[parent]?.selected == nil { nodes[parent]?.selected = key }
    }
}

extension StatusBarTree {
    /// Selects a state among its siblings. What is selected above it stays.
    mutating func show(_ key: Key) throws(Failure) {
        guard let node = nodes[key] else { throw .unknownKey(key) }
        guard let parent = node.parent else { return }
        nodes[parent]?.selected = key
    }
}

extension StatusBarTree {
    /// Ends the path at a state, although it may have children.
    mutating func deselectChildren(of key: Key) throws(Failure) {
        guard contains(key) else { throw .unknownKey(key) }
        nodes[key]?.selected = nil
    }
}

#if canImport(Simulator)
/// What the picture of showing lets you choose.
enum ShownState: String, CaseIterable {
    case none = "Nothing", friends, profile, both = "Friends, then profile"

    var includesFriends: Bool { self == .friends || self == .both }
    var includesProfile: Bool { self == .profile || self == .both }
}
#endif

extension StatusBarTree {
    /// Selects a state and every state above it, so that it lies on the path.
    mutating func reveal(_ key: Key) throws(Failure) {
        // Replace the next line.
        _ = key
    }
}

extension StatusBarTree {
    /// Changes what one screen wants.
    mutating func update(_ key: Key, _ change: (inout BarState) -> Void) throws(Failure) {
        guard var node = nodes[key] else { throw .unknownKey(key) }
        change(&node.state)
        nodes[key] = node
    }
}

extension StatusBarTree {
    /// Removes all that is below a state.
    mutating func removeChildren(of key: Key) throws(Failure) {
        guard contains(key) else { throw .unknownKey(key) }
        for child in children(of: key) { _ = removeNodes(of: child) }
        nodes[key]?.children = []
        nodes[key]?.selected = nil
    }

    /// Removes the nodes of a state and of all below it, and returns them.
    private mutating func removeNodes(of key: Key) -> [Key: Node] {
        var (removed, doomed) = ([Key: Node](), [key])
        while let next = doomed.popLast(), let node = nodes.removeValue(forKey: next) {
            removed[next] = node
            doomed += node.children
        }
        return removed
    }
}

#if canImport(Simulator)
/// What the picture of closing lets you choose.
enum ClosedTab: String, CaseIterable {
    case none, albums, search, profile

    var index: Int? { Self.allCases.firstIndex(of: self).flatMap { $0 == 0 ? nil : $0 - 1 } }
}
#endif

extension StatusBarTree {
    /// Removes a state and all below it.
    mutating func remove(_ key: Key) throws(Failure) { _ = try take(key) }

    /// Removes a state and all below it, and returns them as a tree of their own.
    mutating func take(_ key: Key) throws(Failure) -> StatusBarTree {
        guard contains(key) else { throw .unknownKey(key) }
        guard key != root else { throw .rootStays }
        detach(key)
        var taken = StatusBarTree()
        taken.root = key
        taken.nodes = removeNodes(of: key)
        return taken
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
}

extension StatusBarTree {
    /// Puts a tree under a state, as its last child. An only child is selected.
    mutating func insert(_ other: StatusBarTree, under parent: Key) throws(Failure) {
        guard contains(parent) else { throw .unknownKey(parent) }
        guard !other.nodes.keys.contains(where: contains) else { throw .alreadyInTree }
        nodes.merge(other.nodes) { old, _ in old }
        attach(other.root, to: parent)
    }
}

extension StatusBarTree {
    /// Carries out all changes or none, and tells whether the current screen wants something else.
    mutating func batch(_ changes: (inout StatusBarTree) throws -> Void) rethrows -> Bool {
        var copy = self
        try changes(&copy)
        let isOther = copy[copy.current] != self[current]
        self = copy
        return isOther
    }
}

enum BarTransition: Equatable {
    case none
    /// The new look at once.
    case immediate
    /// The bar comes or goes, with this animation, which is never `.none`.
    case animated(UIStatusBarAnimation)
}

extension BarState {
    /// What to do when this was the current state and another is now.
    func transition(to new: BarState) -> BarTransition {
        // Replace the next line.
        .animated(.none)
    }
}

/// The root controller of a scene. It answers UIKit for all screens.
class TreeController: UIViewController {
    private(set) var tree: StatusBarTree
    private var isChanging = false

    init(tree: StatusBarTree) {
        self.tree = tree
        super.init(nibName: nil, bundle: nil)  // no storyboard: the view is made in code
    }

    required init?(coder: NSCoder) { nil }

    private var state: BarState { tree[tree.current] }
    override var preferredStatusBarStyle: UIStatusBarStyle { state.style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { state.animation }
    override var prefersStatusBarHidden: Bool {
        state.prefersHidden ?? super.prefersStatusBarHidden
    }

    /// Changes the tree, all or nothing, and lets the bar follow.
    func change(_ changes: (inout StatusBarTree) throws -> Void) throws {
        let old = state
        guard try carryOut(changes) else { return }
        switch old.transition(to: state) {
        case .none: break
        case .immediate: setNeedsStatusBarAppearanceUpdate()
        case .animated:
            UIView.animate(withDuration: 0.25) { self.setNeedsStatusBarAppearanceUpdate() }
        }
    }

    private func carryOut(_ changes: (inout StatusBarTree) throws -> Void) throws -> Bool {
        guard !isChanging else { throw NestedChange() }
        isChanging = true
        defer { isChanging = false }
        var copy = tree
        let isOther = try copy.batch(changes)
        tree = copy
        return isOther
    }
}

/// A change was made inside of another change.
struct NestedChange: Error {}

/// A copy of what a tree stores, which can be checked, and broken to try the check.
struct TreeCheck {
    let root: StatusBarTree.Key
    var nodes: [StatusBarTree.Key: StatusBarTree.Node]

    /// The broken invariants, or none if the operations are right.
    var problems: [String] {
        var problems = nodes[root]?.parent == nil ? [] : ["the root has a parent"]
        var (reached, waiting): (Set, Array) = ([root], [root])
        while let key = waiting.popLast(), let node = nodes[key] {
            for child in node.children {
                let name = nodes[child]?.name ?? "an unknown state"
                if nodes[child]?.parent != key { problems.append("\(name) has another parent") }
                if !reached.insert(child).inserted {
                    problems.append("\(name) is a child twice")
                } else {
                    waiting.append(child)
                }
            }
            let isRight = node.selected.map(node.children.contains) ?? node.children.isEmpty
            if !isRight { problems.append("\(node.name) selects what is no child of it") }
        }
        let lost = nodes.filter { !reached.contains($0.key) }.map(\.value.name).sorted()
        return problems + lost.map { "\($0) cannot be reached" }
    }
}

extension StatusBarTree {
    var check: TreeCheck { TreeCheck(root: root, nodes: nodes) }

    var problems: [String] { check.problems }
}

#if canImport(Simulator)
extension StatusBarTree {
    /// What `broken` lets be changed, by the names of the states.
    struct Parts {
        var children: [String: [String]] = [:]
        var selected: [String: String] = [:]
        var parents: [String: String] = [:]
    }

    /// A tree of two tabs, the first with a page, with an invariant broken by hand.
    static func broken(_ change: (inout Parts) -> Void) throws -> TreeCheck {
        var tree = StatusBarTree()
        let tab = try tree.add("tab", under: tree.root)
        try tree.add("other", under: tree.root)
        try tree.add("page", under: tab)
        var check = tree.check
        let keys = Dictionary(uniqueKeysWithValues: check.nodes.map { ($1.name, $0) })
        var parts = Parts()
        for (name, key) in keys {
            parts.children[name] = check.nodes[key]?.children.compactMap(tree.name)
            parts.selected[name] = check.nodes[key]?.selected.flatMap(tree.name)
            parts.parents[name] = tree.parent(of: key).flatMap(tree.name)
        }
        change(&parts)
        let unknown = StatusBarTree().root
        for (name, key) in keys {
            check.nodes[key]?.children = (parts.children[name] ?? []).map { keys[$0] ?? unknown }
            check.nodes[key]?.selected = parts.selected[name].map { keys[$0] ?? unknown }
            check.nodes[key]?.parent = parts.parents[name].map { keys[$0] ?? unknown }
        }
        return check
    }
}

/// Both trees, taken through the same random operations.
struct Trial {
    private var random: SplitMix64
    private(set) var tree = StatusBarTree()
    private(set) var article = ArticleTree()
    private var keys: [StatusBarTree.Key]
    private var steps = 0

    init(seed: Int) {
        random = SplitMix64(state: UInt64(seed))
        keys = [tree.root]
    }

    /// Carries out one operation in both, and says which.
    mutating func step() throws -> String {
        steps += 1
        let key = keys[random.below(keys.count)]
        let name = tree.name(of: key) ?? ""
        defer { keys.removeAll { !tree.contains($0) } }
        switch random.below(6) {
        case 0 where key != tree.root:
            article.show(name, under: tree.parent(of: key).flatMap(tree.name))
            try tree.show(key)
            return "show \(name)"
        case 1 where key != tree.root:
            article.remove(name)
            try tree.remove(key)
            return "remove \(name)"
        case 2:
            article.clear(name)
            try tree.removeChildren(of: key)
            return "empty \(name)"
        default:
            let new = "s\(steps)"
            article.add(new, under: name)
            keys.append(try tree.add(new, under: key))
            return "add \(new) under \(name)"
        }
    }
}
#endif

/// Numbers that look random and depend on the seed alone.
struct SplitMix64 {
    /// Begins with the seed.
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to a bound, which is positive and not reached.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

#if canImport(Simulator)
/// How far the picture of a trial has come.
enum TrialStep: Int, CaseIterable, CustomStringConvertible {
    case zero, one, two, three, four, five, six, seven, eight

    var description: String { "\(rawValue)" }
}
#endif

extension StatusBarTree {
    /// Moves a state and all below it under another parent; false if that would be below itself.
    mutating func move(_ key: Key, under parent: Key) throws(Failure) -> Bool {
        // Replace the next line.
        contains(key) && contains(parent)
    }
}
