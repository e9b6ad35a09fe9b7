// A Tree of Status-Bar States
//
// The Swift of a chapter of "The iOS Workbook": see status-bar-state.html.
// Made from 05-status-bar-state.md, with the exercises left open.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// What one screen wants of the status bar.
struct BarState: Equatable, Sendable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade
}

/// The states of all screens, and which of them is showing.
struct StatusBarTree: Sendable {
    /// The name of a state in one tree: given out by `add`, never given out again.
    struct Key: Hashable, Sendable {
        fileprivate let number: Int
    }

    enum Failure: Error, Equatable {
        /// No state has this key: it was removed, or it belongs to another tree.
        case unknownKey(Key)
        /// The root is always there.
        case rootStays
    }

    private struct Node {
        let name: String
        var state: BarState
        let parent: Key?
        var children: [Key] = []
        /// One of the children; nil exactly when there are none.
        var selected: Key?
    }

    private var nodes: [Key: Node]
    private var issued = 1
    let root = Key(number: 0)

    init(name: String = "root", state: BarState = BarState()) {
        nodes = [root: Node(name: name, state: state, parent: nil)]
    }
}

extension StatusBarTree {
    /// From the root along the selected children.
    var path: [Key] {
        var path = [root]
        while let next = nodes[path[path.count - 1]]?.selected { path.append(next) }
        return path
    }

    /// The end of the path: the state that the bar shows.
    var current: Key {
        path[path.count - 1]
    }

    func contains(_ key: Key) -> Bool {
        nodes[key] != nil
    }

    /// The state above; nil for the root and for an unknown key.
    func parent(of key: Key) -> Key? {
        nodes[key]?.parent
    }

    /// The state of a key that you know to be in the tree; stops the program when it is not.
    subscript(key: Key) -> BarState {
        guard let node = nodes[key] else {
            preconditionFailure("no status-bar state has key \(key.number)")
        }
        return node.state
    }
}

extension StatusBarTree {
    /// Adds a state under `parent`, as its last child, with the parent's values; a first child is
    /// selected at once.
    @discardableResult
    mutating func add(_ name: String, under parent: Key) throws(Failure) -> Key {
        guard let above = nodes[parent] else { throw .unknownKey(parent) }
        let key = Key(number: issued)
        issued += 1
        nodes[key] = Node(name: name, state: above.state, parent: parent)
        nodes[parent]?.children.append(key)
        if above.selected == nil { nodes[parent]?.selected = key }
        return key
    }

    /// Selects `key` among its siblings. What is selected above it stays.
    mutating func show(_ key: Key) throws(Failure) {
        guard let node = nodes[key] else { throw .unknownKey(key) }
        guard let parent = node.parent else { return }
        nodes[parent]?.selected = key
    }

    /// Changes what one screen wants.
    mutating func update(_ key: Key, _ change: (inout BarState) -> Void) throws(Failure) {
        guard var node = nodes[key] else { throw .unknownKey(key) }
        change(&node.state)
        nodes[key] = node
    }

    /// Removes a state and all below it.
    mutating func remove(_ key: Key) throws(Failure) {
        guard let node = nodes[key] else { throw .unknownKey(key) }
        guard let parent = node.parent else { throw .rootStays }
        try removeChildren(of: key)
        nodes[key] = nil
        guard let index = nodes[parent]?.children.firstIndex(of: key) else { return }
        nodes[parent]?.children.remove(at: index)
        guard nodes[parent]?.selected == key, let siblings = nodes[parent]?.children else { return }
        nodes[parent]?.selected = siblings.isEmpty ? nil : siblings[min(index, siblings.count - 1)]
    }

    /// Removes all that is below a state.
    mutating func removeChildren(of key: Key) throws(Failure) {
        guard let node = nodes[key] else { throw .unknownKey(key) }
        var doomed = node.children
        while let next = doomed.popLast() {
            doomed += nodes[next]?.children ?? []
            nodes[next] = nil
        }
        nodes[key]?.children = []
        nodes[key]?.selected = nil
    }
}

extension StatusBarTree {
    /// The tree as lines of text: a level further in for each level down, `>` on the path, `*` at its end.
    var outline: String {
        let path = self.path
        func lines(_ key: Key, depth: Int) -> [String] {
            guard let node = nodes[key] else { return [] }
            let mark = key == path.last ? "*" : path.contains(key) ? ">" : " "
            let line = mark + String(repeating: "  ", count: depth) + " " + node.name
            return [line] + node.children.flatMap { lines($0, depth: depth + 1) }
        }
        return lines(root, depth: 0).joined(separator: "\n")
    }

    #if canImport(Simulator)
    /// The tree as a picture's nodes, with style and hiding as their second line.
    func picture() -> Figure.TreeNode {
        let path = Set(self.path)
        func node(_ key: Key) -> Figure.TreeNode {
            let style = self[key].style == .lightContent ? "light" : "default"
            return Figure.TreeNode(
                nodes[key]?.name ?? "", detail: self[key].isHidden ? "\(style), hidden" : style,
                isSelected: path.contains(key), children: (nodes[key]?.children ?? []).map(node))
        }
        return node(root)
    }
    #endif
}

/// The article's rules with their mistakes: text keys, and a current state that is stored instead of derived.
struct ArticleTree {
    struct Node {
        var state = BarState(style: .lightContent)
        var parent: String?
        var children: [String] = []
        var next: String?
    }

    var nodes = ["root": Node()]
    var current = "root"

    /// The key itself, or the root where the key is missing or unknown.
    func find(_ key: String?) -> String {
        if let key, nodes[key] != nil { return key }
        return "root"
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
    }

    mutating func show(_ key: String, under parent: String?) {
        guard nodes[key] != nil else { return }
        let above = find(parent)
        if nodes[above]!.children.contains(key) { nodes[above]!.next = key }
        current = end(from: above)
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
        if subtree(key).contains(current) { current = key }
        removeBelow(key)
    }

    mutating func remove(_ key: String) {
        guard nodes[key] != nil else { return }
        let losesCurrent = subtree(key).contains(current)
        removeBelow(key)
        guard let parent = nodes[key]!.parent else { return }
        nodes[key] = nil
        nodes[parent]!.children.removeAll { $0 == key }
        nodes[parent]!.next = nodes[parent]!.children.first
        if losesCurrent { current = nodes[parent]!.next ?? parent }
    }
}

extension ArticleTree {
    var isSound: Bool {
        nodes[current] != nil && current == end(from: "root")
    }
}

#if canImport(Simulator)
extension ArticleTree {
    /// The tree as a picture's nodes; the stored current state is named.
    func picture() -> Figure.TreeNode {
        func node(_ key: String, isOnPath: Bool) -> Figure.TreeNode {
            let (next, children) = (nodes[key]?.next, nodes[key]?.children ?? [])
            return Figure.TreeNode(
                key, detail: key == current ? "stored" : "", isSelected: isOnPath,
                children: children.map { node($0, isOnPath: isOnPath && $0 == next) })
        }
        return node("root", isOnPath: true)
    }

    var report: String { "stored \(current), path to \(end(from: "root"))" }
}

/// Both trees, each with its path.
func trees(_ tree: StatusBarTree, _ article: ArticleTree) -> Figure {
    .beside(
        title: "Two trees after the same operations",
        [
            "This chapter's": .tree(title: "This chapter's tree", root: tree.picture()),
            "The article's": .tree(title: "The article's tree", root: article.picture()),
        ])
}
#endif

/// Numbers that look random and depend on the seed alone.
struct SeededGenerator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) >> 33) % bound
    }
}

extension StatusBarTree {
    /// What is wrong with the tree; empty always, if its operations are right.
    var brokenLaws: [String] {
        var problems: [String] = []
        var reached: Set<Key> = [root]
        var waiting = [root]
        while let key = waiting.popLast(), let node = nodes[key] {
            for child in node.children {
                if !reached.insert(child).inserted { problems.append("\(child) is a child twice") }
                if nodes[child]?.parent != key { problems.append("\(child) has another parent") }
                waiting.append(child)
            }
            let isRight = node.selected.map(node.children.contains) ?? node.children.isEmpty
            if !isRight { problems.append("\(key) selects \(String(describing: node.selected))") }
        }
        if reached != Set(nodes.keys) { problems.append("a state cannot be reached") }
        if nodes[current]?.children.isEmpty != true { problems.append("the path stops early") }
        return problems
    }
}

/// Takes both trees through the same random steps and says whether each kept its law after every one.
func compare(seed: Int, steps: Int) throws -> (article: Bool, ours: Bool) {
    var random = SeededGenerator(state: UInt64(seed))
    var article = ArticleTree()
    var tree = StatusBarTree()
    var living: [(name: String, key: StatusBarTree.Key)] = [("root", tree.root)]
    var result = (article: true, ours: true)
    for step in 0..<steps {
        let target = living[random.below(living.count)]
        switch random.below(6) {
        case 0, 1, 2:
            article.add("s\(step)", under: target.name)
            living.append(("s\(step)", try tree.add("s\(step)", under: target.key)))
        case 3:
            article.show(target.name, under: article.nodes[target.name]?.parent)
            try tree.show(target.key)
        case 4 where target.key != tree.root:
            article.remove(target.name)
            try tree.remove(target.key)
        default:
            article.clear(target.name)
            try tree.removeChildren(of: target.key)
        }
        living.removeAll { !tree.contains($0.key) }
        result.article = result.article && article.isSound
        result.ours = result.ours && tree.brokenLaws.isEmpty
    }
    return result
}

extension StatusBarTree {
    /// Carries out all of `changes` or none, and tells whether the bar must be asked again.
    mutating func batch(_ changes: (inout StatusBarTree) throws -> Void) rethrows -> Bool {
        var copy = self
        do {
            try changes(&copy)
        } catch {
            // A key that was given out is not given out again.
            issued = copy.issued
            throw error
        }
        let needsUpdate = copy[copy.current] != self[current]
        self = copy
        return needsUpdate
    }
}

extension StatusBarTree {
    /// Selects `key` and every state above it, so that it lies on the path.
    mutating func reveal(_ key: Key) throws(Failure) {
        // Write your code here.
        _ = key
    }
}

enum BarTransition: Equatable {
    case none
    /// The new look at once.
    case immediate
    /// The bar comes or goes with this animation, never `.none`.
    case animated(UIStatusBarAnimation)
}

/// What to do when the current state was `old` and is now `new`.
func transition(from old: BarState, to new: BarState) -> BarTransition {
    // Write your code here.
    .animated(.none)
}

/// A screen that wants a light bar.
final class LightScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Lets the screen on top decide about the style, with the navigation bar and without.
final class StyleFromTop: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// The contents of a file that the chapter holds.
func resource(_ path: String) throws -> Data {
    try Data(contentsOf: Bundle.main.bundleURL.appendingPathComponent(path))
}
