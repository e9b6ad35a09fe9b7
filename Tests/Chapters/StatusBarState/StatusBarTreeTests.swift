import Simulator
import Testing
import UIKit

/// Tests of the tree that the page doesn't show.
@Suite struct StatusBarTreeTests {
    @Test func `changing a copy doesn't change the original`() throws {
        var tree = StatusBarTree()
        let list = try tree.add("list", under: tree.root)
        var copy = tree
        try copy.update(list) { $0.isHidden = true }
        try copy.add("detail", under: list)
        #expect(!tree[list].isHidden)
        #expect(tree.current == list)
        #expect(copy.current != list)
    }

    @Test func `each operation with a removed key throws an error`() throws {
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
    func `removing the selected child selects the next one, or else the last one`(index: Int, next: String) throws {
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

    @Test func `a new state inherits its parent's current values`() throws {
        let look = BarState(isHidden: true, style: .darkContent, animation: .slide)
        var tree = StatusBarTree(state: look)
        let list = try tree.add("list", under: tree.root)
        try tree.update(tree.root) { $0 = BarState() }
        #expect(tree[list] == look)
    }

    @Test func `a batch that doesn't change the path needs no update`() throws {
        var tree = StatusBarTree()
        try tree.add("front", under: tree.root)
        let back = try tree.add("back", under: tree.root)
        let isUpdateNeeded = try tree.batch { try $0.update(back) { $0.isHidden = true } }
        #expect(!isUpdateNeeded)
        #expect(tree[back].isHidden)
    }

    @Test func `a tree of ten thousand levels can be removed`() throws {
        var tree = StatusBarTree()
        let top = try tree.add("top", under: tree.root)
        var deepest = top
        for _ in 0..<10_000 { deepest = try tree.add("next", under: deepest) }
        #expect(tree.path.count == 10_002)
        try tree.remove(top)
        #expect(tree.current == tree.root)
    }

    @Test func `keys added in a failed batch aren't in the tree`() throws {
        var tree = StatusBarTree()
        var lost = tree.root
        #expect(throws: StatusBarTree.Failure.rootStays) {
            _ = try tree.batch { tree in
                lost = try tree.add("lost", under: tree.root)
                try tree.remove(tree.root)
            }
        }
        #expect(lost != tree.root && !tree.contains(lost))
        #expect(try tree.add("next", under: tree.root) != lost)
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
        let taken = try copy.take(tab)
        let failure = StatusBarTree.Failure.alreadyInTree
        let outline = tree.outline
        #expect(throws: failure) { try tree.insert(taken, under: tree.root) }
        #expect(throws: failure) { try tree.insert(tree, under: page) }
        #expect(throws: failure) { try tree.insert(copy, under: page) }
        #expect(tree.outline == outline && tree.problems == [])

        let part = try tree.take(page)
        #expect(throws: failure) { try tree.insert(taken, under: tree.root) }
        try tree.remove(tab)
        try tree.insert(part, under: tree.root)
        #expect(throws: failure) { try tree.insert(taken, under: tree.root) }
        #expect(tree.outline == "> root\n*   page" && tree.problems == [])
    }

    @Test func `a taken state is a tree that can be changed and inserted into another tree`() throws {
        var tree = StatusBarTree()
        let tab = try tree.add("tab", under: tree.root)
        try tree.add("first", under: tab)
        let second = try tree.add("second", under: tab)
        try tree.update(second) { $0.style = .lightContent }
        try tree.show(second)
        var taken = try tree.take(tab)
        #expect(taken.root == tab && taken.current == second && taken.problems == [])
        #expect(throws: StatusBarTree.Failure.rootStays) { try taken.remove(tab) }
        try taken.add("third", under: tab)

        var other = StatusBarTree(name: "other")
        try other.add("list", under: other.root)
        try other.insert(taken, under: other.root)
        #expect(other.outline == "> other\n*   list\n    tab\n      first\n      second\n      third")
        try other.show(tab)
        #expect(other.current == second && other[second].style == .lightContent && other.problems == [])
    }

    @Test func `inserting under an unknown state throws an error`() throws {
        var tree = StatusBarTree()
        let tab = try tree.add("tab", under: tree.root)
        let taken = try tree.take(tab)
        #expect(throws: StatusBarTree.Failure.unknownKey(tab)) { try tree.insert(taken, under: tab) }
        #expect(tree.outline == "* root")
    }

    @Test func `hidden, shown, and UIKit's default are three values`() {
        #expect(BarState().prefersHidden == nil && !BarState().isHidden)
        #expect(BarState(isHidden: false) != BarState() && !BarState(isHidden: false).isHidden)
        var state = BarState()
        state.isHidden = false
        #expect(state == BarState(isHidden: false))
        state.isHidden = true
        #expect(state == BarState(prefersHidden: true))
    }

    @Test func `the generator produces the numbers of SplitMix64`() {
        var random = SplitMix64(state: 0)
        #expect(random.next() == 0xE220_A839_7B1D_CDAF)
        #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
        #expect(random.next() == 0x06C4_5D18_8009_454F)
    }

    @Test func `the trail contains the names along the path, and an unknown key has no name`() throws {
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

    // MARK: The controller

    @MainActor
    @Test func `a controller updates the status bar's style`() async throws {
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            try app.change { try $0.update($0.root) { $0.style = .lightContent } }
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        }
    }

    @MainActor
    @Test func `a phone with a home button hides the bar in landscape, and shows it in portrait`() async throws {
        try await withDevice(.iPhone8) {
            showApp(TreeController(tree: StatusBarTree()))
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            turnDevice(to: .landscapeLeft)
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            turnDevice(to: .portrait)
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
        }
    }

    @MainActor
    @Test func `a state can show the bar in landscape, unless the phone has a display cutout`() async throws {
        for (device, isHidden) in [(Device.iPhone8, false), (.iPhone17, true), (.iPadPro11, false)] {
            try await withDevice(device) {
                let app = TreeController(tree: StatusBarTree(state: BarState(isHidden: false)))
                showApp(app)
                turnDevice(to: .landscapeLeft)
                #expect(scene.statusBarManager?.isStatusBarHidden == isHidden, "\(device.name)")
                try app.change { try $0.update($0.root) { $0.prefersHidden = true } }
                #expect(scene.statusBarManager?.isStatusBarHidden == true, "\(device.name)")
            }
        }
    }

    @MainActor
    @Test func `an unhandled nested change undoes the outer one, and the next change is applied`() async throws {
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            #expect(throws: NestedChange.self) {
                try app.change { tree in
                    try tree.add("list", under: tree.root)
                    try app.change { try $0.add("photo", under: $0.root) }
                }
            }
            #expect(app.tree.outline == "* root")
            try app.change { try $0.update($0.root) { $0.isHidden = true } }
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
        }
    }

    @MainActor
    @Test func `a controller requests no update if the visible state doesn't change`() async throws {
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
            try app.change { try $0.add("list", under: $0.root) }
            let other = app.tree.root
            try app.change { tree in
                let tab = try tree.add("tab", under: other)
                try tree.update(tab) { $0.isHidden = true }
            }
            #expect(app.updates == 0)
            #expect(app.tree.outline == "> root\n*   list\n    tab")
        }
    }

    @MainActor
    @Test func `a failed change has no effect, and the next one is applied`() async throws {
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            #expect(throws: StatusBarTree.Failure.rootStays) {
                try app.change { tree in
                    try tree.update(tree.root) { $0.isHidden = true }
                    try tree.remove(tree.root)
                }
            }
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            try app.change { try $0.update($0.root) { $0.isHidden = true } }
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
        }
    }

    @MainActor
    @Test func `a change can read the controller's previous tree`() async throws {
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            try app.change { tree in
                try tree.add("list", under: tree.root)
                #expect(app.tree.outline == "* root")
            }
            try app.change { try $0.remove(app.tree.current) }
            #expect(app.tree.outline == "* root")
        }
    }

    @MainActor
    @Test func `a full-screen controller decides while it's presented, the tree afterwards`() async throws {
        final class Player: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        try await withDevice {
            let app = TreeController(tree: StatusBarTree())
            showApp(app)
            let player = Player()
            player.modalPresentationStyle = .fullScreen
            app.present(player, animated: false)
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            try app.change { try $0.update($0.root) { $0.style = .lightContent } }
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            app.dismiss(animated: false)
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        }
    }

    @MainActor
    @Test func `two scenes have separate trees`() async throws {
        try await withDevice(.iPadPro11) {
            let left = TreeController(tree: StatusBarTree())
            showApp(left)
            let second = openScene()
            let right = TreeController(tree: StatusBarTree())
            let window = UIWindow(windowScene: second)
            window.rootViewController = right
            window.makeKeyAndVisible()
            try right.change { try $0.update($0.root) { $0.isHidden = true } }
            #expect(second.statusBarManager?.isStatusBarHidden == true)
            #expect(right.prefersStatusBarHidden && !left.prefersStatusBarHidden)
            try left.change { try $0.update($0.root) { $0.style = .lightContent } }
            #expect(right.tree[right.tree.root].style == .default)
        }
    }
}
