import Simulator
import Testing
import UIKit

/// Tests of the tree as a value that the page doesn't show.
@Suite struct StatusBarTreeTests {
    @Test func `changing a copy doesn't change the original`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        var copy = tree
        try copy.update(list) { $0.isHidden = true }
        try copy.add("detail", under: list)
        #expect(tree.state(of: list)?.isHidden == false)
        #expect(tree.current == list)
        #expect(copy.current != list)
    }

    @Test func `each operation with a removed key throws an error`() throws {
        var tree = StatusBarTree()
        let gone = try tree.add("gone", under: tree.root)
        let child = try tree.add("child", under: gone)
        let removed = try tree.remove(gone)
        for key in [gone, child] {
            let failure = StatusBarTree.Failure.unknownKey(key)
            #expect(throws: failure) { try tree.add("x", under: key) }
            #expect(throws: failure) { try tree.show(key) }
            #expect(throws: failure) { try tree.update(key) { $0.isHidden = true } }
            #expect(throws: failure) { try tree.remove(key) }
            #expect(throws: failure) { try tree.insert(removed, under: key) }
            #expect(!tree.contains(key) && tree.parent(of: key) == nil && tree.children(of: key) == [])
            #expect(tree.name(of: key) == nil && tree.state(of: key) == nil && tree.selectedChild(of: key) == nil)
        }
        #expect(tree.count == 1 && tree.problems == [])
    }

    @Test(arguments: [(0, "b"), (1, "c"), (2, "b")])
    func `removing the selected child selects the next one, or else the last one`(index: Int, next: String) throws {
        var tree = StatusBarTree()
        let names = ["a", "b", "c"]
        let keys = try names.map { try tree.add($0, under: tree.root) }
        try tree.show(keys[index])
        try tree.remove(keys[index])
        #expect(tree.name(of: tree.current) == next)
    }

    @Test func `showing the root changes nothing`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        try tree.show(tree.root)
        #expect(tree.current == list)
    }

    @Test func `a tree of ten thousand levels can be removed`() throws {
        var tree = StatusBarTree()
        let top = try tree.add("top", under: tree.root)
        var deepest = top
        for _ in 0..<10_000 { deepest = try tree.add("next", under: deepest) }
        #expect(tree.path.count == 10_002)
        try tree.remove(top)
        #expect(tree.current == tree.root && tree.count == 1)
    }

    @Test func `two copies create different keys, and don't contain each other's`() throws {
        var one = StatusBarTree()
        var other = one
        let (a, b) = (try one.add("a", under: one.root), try other.add("b", under: other.root))
        #expect(a != b && !one.contains(b) && !other.contains(a))
    }

    @Test func `inserting states that are in the tree throws an error, and changes nothing`() throws {
        var tree = StatusBarTree()
        let tab = try tree.add("tab", under: tree.root)
        let page = try tree.add("page", under: tab)
        var copy = tree
        let removed = try copy.remove(tab)
        let failure = StatusBarTree.Failure.alreadyInTree
        let outline = tree.outline
        #expect(throws: failure) { try tree.insert(removed, under: tree.root) }
        #expect(throws: failure) { try tree.insert(tree, under: page) }
        #expect(throws: failure) { try tree.insert(copy, under: page) }
        #expect(tree.outline == outline && tree.problems == [])

        let part = try tree.remove(page)
        #expect(throws: failure) { try tree.insert(removed, under: tree.root) }
        try tree.remove(tab)
        try tree.insert(part, under: tree.root)
        #expect(throws: failure) { try tree.insert(removed, under: tree.root) }
        #expect(tree.outline == "> root: default\n*   page: default" && tree.problems == [])
    }

    @Test func `a removed part is a tree that can be changed and inserted into another tree`() throws {
        var tree = StatusBarTree()
        let tab = try tree.add("tab", under: tree.root)
        try tree.add("first", under: tab)
        let second = try tree.add("second", BarState(style: .lightContent), under: tab)
        try tree.show(second)
        var part = try tree.remove(tab)
        #expect(part.root == tab && part.current == second && part.problems == [])
        #expect(throws: StatusBarTree.Failure.rootStays) { try part.remove(tab) }
        try part.add("third", under: tab)

        var other = StatusBarTree(name: "other")
        try other.add("list", under: other.root)
        try other.insert(part, under: other.root)
        #expect(other.outline.hasPrefix("> other: default\n*   list: default\n    tab: default\n"))
        try other.show(tab)
        #expect(other.current == second && other.state(of: second)?.style == .lightContent && other.problems == [])
    }

    @Test func `the outline marks the path and its end`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", BarState(style: .darkContent), under: tree.root)
        try tree.add("other", under: tree.root)
        try tree.add("photo", BarState(isHidden: true), under: list)
        #expect(tree.outline == "> root: default\n>   list: dark\n*     photo: hidden\n    other: default")
    }
}
