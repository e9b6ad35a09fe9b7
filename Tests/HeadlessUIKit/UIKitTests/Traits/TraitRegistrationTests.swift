import Simulator
import Testing
import UIKitTestSupport

/// Tests of closures that are registered for trait changes, and of the callbacks of a scene's delegate.
@MainActor @Suite struct TraitRegistrationTests {
    private let diary = TraitDiary()

    @Test func `a registered closure is called only for changes of its traits`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = UIView()
            window.addSubview(view)
            let registration = view.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
            ) { (view: UIView, previous: UITraitCollection) in
                diary.note("\(previous.userInterfaceStyle.word) \(view.traitCollection.userInterfaceStyle.word)")
            }
            view.registerForTraitChanges([ThemeTrait.self]) { (view: Self.Board, _) in
                diary.note("\(view.traitCollection.theme)")
            }
            turnDevice(to: .landscapeLeft)
            #expect(diary.take() == [])
            setContentSizeCategory(.extraLarge)
            #expect(diary.take() == ["light light"])
            setUserInterfaceStyle(.dark)
            #expect(diary.take() == ["light dark"])
            window.traitOverrides.theme = .bold
            window.updateTraitsIfNeeded()
            #expect(diary.take() == ["bold"])
            view.unregisterForTraitChanges(registration)
            setUserInterfaceStyle(.light)
            #expect(diary.take() == [])
        }
    }

    private typealias Board = UIView

    @Test func `view controllers and scenes can register closures for trait changes`() async throws {
        final class Page: UIViewController {
            var styles: [UIUserInterfaceStyle] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                    self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
                }
            }
        }
        try await withDevice {
            let page = Page()
            let window = shownWindow(page)
            let scene = try #require(window.windowScene)
            scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
                diary.note("scene \(scene.traitCollection.userInterfaceStyle.word) \(page.styles.count)")
            }
            setUserInterfaceStyle(.dark)
            #expect(diary.take() == ["scene dark 0"])
            #expect(page.styles == [.light, .dark])
        }
    }

    @Test func `the scene's delegate receives the previous trait collection`() async throws {
        final class Delegate: UIResponder, UIWindowSceneDelegate {
            var styles: [UIUserInterfaceStyle] = []

            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                styles.append(previousTraitCollection.userInterfaceStyle)
                styles.append(windowScene.traitCollection.userInterfaceStyle)
            }
        }
        try await withDevice {
            let delegate = Delegate()
            scene.delegate = delegate
            setUserInterfaceStyle(.dark)
            #expect(delegate.styles == [.light, .dark])
        }
    }
}
