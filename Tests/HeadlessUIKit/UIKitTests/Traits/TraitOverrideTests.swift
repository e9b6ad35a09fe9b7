import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TraitOverrideTests {
    /// A child inside another controller in a window, with a view between the two controllers' views.
    @MainActor
    private struct Nest {
        let window: UIWindow
        let root = UIViewController()
        let between = UIView()
        let child = UIViewController()
        let leaf = UIView()

        init() {
            window = shownWindow(root)
            root.view.addSubview(between)
            root.addChild(child)
            between.addSubview(child.view)
            child.didMove(toParent: root)
            child.view.addSubview(leaf)
        }
    }

    @Test func `trait overrides are inherited, and the nearest override takes precedence`() async throws {
        try await withDevice {
            let nest = Nest()
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .light)
            let scene = try #require(nest.window.windowScene)
            scene.traitOverrides.userInterfaceStyle = .dark
            #expect(nest.window.traitCollection.userInterfaceStyle == .dark)
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .dark)
            nest.window.overrideUserInterfaceStyle = .light
            #expect(scene.traitCollection.userInterfaceStyle == .dark)
            #expect(nest.root.traitCollection.userInterfaceStyle == .light)
            nest.root.overrideUserInterfaceStyle = .dark
            #expect(nest.window.traitCollection.userInterfaceStyle == .light)
            #expect(nest.root.view.traitCollection.userInterfaceStyle == .dark)
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .dark)
            nest.between.overrideUserInterfaceStyle = .light
            #expect(nest.child.traitCollection.userInterfaceStyle == .light)
            #expect(nest.child.view.traitCollection.userInterfaceStyle == .light)
            nest.child.traitOverrides.userInterfaceStyle = .dark
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .dark)
            nest.leaf.traitOverrides.userInterfaceStyle = .light
            #expect(nest.child.view.traitCollection.userInterfaceStyle == .dark)
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test func `before iOS 17, a view's override doesn't affect view controllers inside the view`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS16)) {
            let nest = Nest()
            nest.between.overrideUserInterfaceStyle = .dark
            #expect(nest.between.traitCollection.userInterfaceStyle == .dark)
            #expect(nest.child.traitCollection.userInterfaceStyle == .light)
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .light)
            nest.root.overrideUserInterfaceStyle = .dark
            #expect(nest.leaf.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test func `a trait override can be set, read and removed`() async throws {
        try await withDevice {
            let view = UIView()
            #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            view.traitOverrides.horizontalSizeClass = .regular
            #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            #expect(view.traitOverrides.horizontalSizeClass == .regular)
            #expect(view.traitCollection.horizontalSizeClass == .regular)
            view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            #expect(view.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test func `a custom trait is inherited and can be overridden with its default value`() async throws {
        try await withDevice {
            let nest = Nest()
            nest.window.traitOverrides.theme = .bold
            #expect(nest.leaf.traitCollection.theme == .bold && nest.child.traitCollection.theme == .bold)
            nest.child.traitOverrides.theme = .plain
            #expect(nest.leaf.traitCollection.theme == .plain)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a parent overrides the traits of a child until the child is removed`() async throws {
        try await withDevice {
            let nest = Nest()
            let wide = UITraitCollection(horizontalSizeClass: .regular)
            nest.root.setOverrideTraitCollection(wide, forChild: nest.child)
            #expect(nest.root.overrideTraitCollection(forChild: nest.child) == wide)
            #expect(nest.leaf.traitCollection.horizontalSizeClass == .regular)
            #expect(nest.leaf.traitCollection.userInterfaceIdiom == .phone)
            #expect(nest.between.traitCollection.horizontalSizeClass == .compact)
            nest.root.setOverrideTraitCollection(nil, forChild: nest.child)
            #expect(nest.leaf.traitCollection.horizontalSizeClass == .compact)
            nest.root.setOverrideTraitCollection(wide, forChild: nest.child)
            nest.child.removeFromParent()
            #expect(nest.leaf.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test func `views without overrides share a trait collection object with their ancestors`() async throws {
        try await withDevice {
            let nest = Nest()
            #expect(nest.leaf.traitCollection === nest.window.traitCollection)
            nest.root.overrideUserInterfaceStyle = .dark
            #expect(nest.leaf.traitCollection === nest.root.traitCollection)
        }
    }

    @Test func `a semantic content attribute overrides the layout direction of a view's traits`() async throws {
        try await withDevice {
            let view = UIView()
            #expect(view.semanticContentAttribute == .unspecified)
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            view.traitOverrides.layoutDirection = .rightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            view.semanticContentAttribute = .playback
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
            #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        }
    }
}
