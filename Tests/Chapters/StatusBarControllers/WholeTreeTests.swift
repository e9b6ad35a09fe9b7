import Simulator
import Testing
import UIKit

/// Tests that the tree has all controllers, and that its path ends at the one that answers.
@MainActor
@Suite struct WholeTreeTests {
    /// The name at the end of a tree's path.
    private func end(_ tree: StatusBarTree) -> String? { tree.name(of: tree.current) }

    @Test func `a container that returns no child is in the tree with all that it holds, and decides`() async throws {
        try await withDevice {
            let container = NamingController("Container")
            let (list, photo) = (NamingController("List"), PhotoScreen())
            let stack = ForwardingNavigationController(rootViewController: list)
            stack.title = "Stack"
            stack.pushViewController(photo, animated: false)
            container.addChild(stack)
            container.addChild(NamingController("Beside"))
            showApp(container)
            let tree = StatusBarTree(of: container)
            #expect(tree.outline == "* Container\n    Stack\n      List\n        PhotoScreen\n    Beside")
            #expect(end(tree) == styleAnswerer(from: container).title && barWords == "default")
        }
    }

    @Test func `a sheet is in the tree with all that is pushed in it, and isn't on the path`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .info)
            let over = try #require(app.tabs.presentedViewController as? UINavigationController)
            over.pushViewController(NamingController("More"), animated: false)
            let tree = StatusBarTree(of: app.tabs)
            #expect(tree.outline.hasSuffix("\n    Over\n      Info\n        More"))
            #expect(end(tree) == "Gallery")
        }
    }

    @Test(arguments: Place.allCases, Containers.allCases)
    func `the path ends at the controller that answers for the style`(
        _ place: Place, _ containers: Containers
    ) async throws {
        try await withDevice {
            let app = DemoApp(containers)
            showApp(app.tabs)
            app.go(to: place)
            let asked = try #require(place == .player ? app.tabs.presentedViewController : app.tabs)
            let tree = StatusBarTree(of: app.tabs)
            #expect(end(tree) == styleAnswerer(from: asked).title)
            let expected: UIStatusBarStyle = barWords == "light" ? .lightContent : .default
            #expect(barWords == "hidden" || tree[tree.current].style == expected)
        }
    }

    @Test func `all screens of an app with Apple's containers are in the tree`() async throws {
        try await withDevice {
            let app = DemoApp(.apples)
            showApp(app.tabs)
            app.go(to: .photo)
            let outline = StatusBarTree(of: app.tabs).outline
            #expect(outline == "> Tabs\n*   Pictures\n      Gallery\n        Photo\n    Me\n      Profile")
        }
    }
}
