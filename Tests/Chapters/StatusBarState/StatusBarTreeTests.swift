import Simulator
import Testing
import UIKit

/// What the page does not show of its tree.
@Suite struct StatusBarTreeTests {
    @Test func `a copy goes its own way`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        var copy = tree
        try copy.update(list) { $0.isHidden = true }
        try copy.add("detail", under: list)
        #expect(!tree[list].isHidden)
        #expect(tree.current == list)
        #expect(copy.current != list)
    }

    @Test func `every operation refuses a removed key`() throws {
        var tree = StatusBarTree()
        let gone = try tree.add("gone", under: tree.root)
        let child = try tree.add("child", under: gone)
        try tree.remove(gone)
        for key in [gone, child] {
            let failure = StatusBarTree.Failure.unknownKey(key)
            #expect(throws: failure) { try tree.add("x", under: key) }
            #expect(throws: failure) { try tree.show(key) }
            #expect(throws: failure) { try tree.update(key) { $0.isHidden = true } }
            #expect(throws: failure) { try tree.remove(key) }
            #expect(throws: failure) { try tree.removeChildren(of: key) }
            #expect(!tree.contains(key) && tree.parent(of: key) == nil)
        }
        #expect(tree.problems == [])
    }

    @Test(arguments: [(0, "b"), (1, "c"), (2, "b")])
    func `the child that moves up is selected, else the last`(index: Int, next: String) throws {
        var tree = StatusBarTree()
        let names = ["a", "b", "c"]
        let keys = try names.map { try tree.add($0, under: tree.root) }
        try tree.show(keys[index])
        try tree.remove(keys[index])
        #expect(tree.current == keys[names.firstIndex(of: next)!])
    }

    @Test func `showing the root changes nothing`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        try tree.show(tree.root)
        #expect(tree.current == list)
    }

    @Test func `a new state inherits its parent's values as they are then`() throws {
        let look = BarState(isHidden: true, style: .darkContent, animation: .slide)
        var tree = StatusBarTree(state: look)
        let list = try tree.add("list", under: tree.root)
        try tree.update(tree.root) { $0 = BarState() }
        #expect(tree[list] == look)
    }

    @Test func `a batch off the path asks for no update`() throws {
        var tree = StatusBarTree()
        try tree.add("front", under: tree.root)
        let back = try tree.add("back", under: tree.root)
        let isUpdateNeeded = try tree.batch { try $0.update(back) { $0.isHidden = true } }
        #expect(!isUpdateNeeded)
        #expect(tree[back].isHidden)
    }

    @Test func `a very deep tree can be removed`() throws {
        var tree = StatusBarTree()
        let top = try tree.add("top", under: tree.root)
        var deepest = top
        for _ in 0..<10_000 { deepest = try tree.add("next", under: deepest) }
        #expect(tree.path.count == 10_002)
        try tree.remove(top)
        #expect(tree.current == tree.root)
    }

    @Test func `a key that a failed batch gave out is not given out again`() throws {
        var tree = StatusBarTree()
        var lost: StatusBarTree.Key?
        #expect(throws: StatusBarTree.Failure.rootStays) {
            _ = try tree.batch { tree in
                lost = try tree.add("lost", under: tree.root)
                try tree.remove(tree.root)
            }
        }
        let next = try tree.add("next", under: tree.root)
        #expect(lost != nil && next != lost)
    }

    @Test func `names lead along the path, and an unknown key has none`() throws {
        var tree = StatusBarTree(name: "tabs")
        let list = try tree.add("list", under: tree.root)
        #expect(tree.trail == "tabs > list")
        try tree.remove(list)
        #expect(tree.trail == "tabs" && tree.name(of: list) == nil)
    }

    @Test func `the outline marks the path and its end`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        try tree.add("other", under: tree.root)
        try tree.add("photo", under: list)
        #expect(tree.outline == "> root\n>   list\n*     photo\n    other")
    }

    @MainActor
    @Test func `a controller tells UIKit of a new style, and in landscape of a bar that is not hidden`() async throws {
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            try app.change { try $0.update($0.root) { $0.style = .lightContent } }
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            turnDevice(to: .landscapeLeft)
            #expect(!app.prefersStatusBarHidden)
        }
    }

    @MainActor
    @Test func `a controller leaves UIKit alone when nothing that shows has changed`() async throws {
        final class CountingController: TreeController {
            var updates = 0

            override func setNeedsStatusBarAppearanceUpdate() {
                updates += 1
                super.setNeedsStatusBarAppearanceUpdate()
            }
        }
        try await withDevice {
            let app = CountingController(tree: StatusBarTree())
            showApp(app)
            app.updates = 0
            try app.change { try $0.update($0.root) { $0.animation = .slide } }
            try app.change { try $0.add("list", under: $0.root) }
            #expect(app.updates == 0)
        }
    }
}
