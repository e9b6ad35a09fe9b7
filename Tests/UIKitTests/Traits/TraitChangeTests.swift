import Simulator
import Testing

@MainActor
private final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension UIUserInterfaceStyle {
    fileprivate var word: String { self == .dark ? "dark" : self == .light ? "light" : "none" }
}

private final class DiaryView: UIView {
    var name = ""
    var diary: Diary?

    convenience init(_ name: String, _ diary: Diary) {
        self.init(frame: .zero)
        self.name = name
        self.diary = diary
    }

    @available(*, deprecated)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.userInterfaceStyle.word ?? "nothing"
        diary?.note("\(name) \(before) \(traitCollection.userInterfaceStyle.word)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        diary?.note("\(name) layout \(UITraitCollection.current.userInterfaceStyle.word)")
    }

    override func didMoveToWindow() { diary?.note("\(name) moved") }
}

private final class DiaryController: UIViewController {
    let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = DiaryView("view", diary) }

    override func viewIsAppearing(_ animated: Bool) {
        diary.note("appearing \(traitCollection.userInterfaceStyle.word)")
    }

    @available(*, deprecated)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        diary.note("controller \(previousTraitCollection?.userInterfaceStyle.word ?? "nothing")")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        diary.note("will be \(newCollection.verticalSizeClass) from \(traitCollection.verticalSizeClass)")
        coordinator.animate { [unowned self] _ in diary.note("alongside \(traitCollection.verticalSizeClass)") }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        diary.note("will be \(size.width) wide")
    }
}

@MainActor @Suite struct TraitChangeTests {
    private let diary = Diary()

    @Test func `dark mode is told from the outside in, and then laid out`() async throws {
        try await withDevice {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            let inner = DiaryView("inner", diary)
            controller.view.addSubview(inner)
            window.layoutIfNeeded()
            _ = diary.take()
            controller.view.setNeedsLayout()
            window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (window: UIWindow, previous) in
                diary.note(
                    "window \(previous.userInterfaceStyle.word) \(window.traitCollection.userInterfaceStyle.word)")
            }
            setUserInterfaceStyle(.dark)
            #expect(
                diary.take() == [
                    "window light dark", "controller light", "view light dark", "inner light dark", "view layout dark",
                ])
            setUserInterfaceStyle(.dark)
            #expect(diary.take() == [])
        }
    }

    @Test func `a turned phone says first that traits and size will change`() async throws {
        try await withDevice(.iPhone17) {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            turnDevice(to: .landscapeRight)
            #expect(
                diary.take() == [
                    "will be compact from regular", "will be 874.0 wide", "controller light", "view light light",
                    "view layout light", "alongside compact",
                ])
        }
    }

    @Test func `children and what is presented hear that their traits will change, unless they keep theirs`()
        async throws
    {
        try await withDevice {
            let (child, kept, presented) = (DiaryController(diary), DiaryController(Diary()), DiaryController(Diary()))
            let (root, other) = (UINavigationController(rootViewController: child), UIViewController())
            root.addChild(other)
            other.addChild(kept)
            other.view.addSubview(kept.view)
            let window = shownWindow(root)
            root.present(presented, animated: false)
            kept.traitOverrides.verticalSizeClass = .regular
            for diary in [diary, kept.diary, presented.diary] { _ = diary.take() }
            turnDevice(to: .landscapeRight)
            #expect(diary.take().first == "will be compact from regular")
            #expect(presented.diary.take().first == "will be compact from regular")
            #expect(!kept.diary.take().contains { $0.hasPrefix("will be compact") })
            _ = window
        }
    }

    @Test func `on an iPad turning changes no traits`() async throws {
        try await withDevice(.iPadPro11) {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            turnDevice(to: .landscapeRight)
            #expect(diary.take() == ["will be 1194.0 wide", "view layout light"])
        }
    }

    @Test func `what the app overrides is told before the next layout, once`() async throws {
        try await withDevice {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            window.overrideUserInterfaceStyle = .dark
            window.overrideUserInterfaceStyle = .light
            window.overrideUserInterfaceStyle = .dark
            #expect(diary.take() == [])
            controller.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(diary.take() == ["controller light", "view light dark", "view layout dark"])
        }
    }

    @Test func `an update can be asked for`() async throws {
        try await withDevice {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            controller.overrideUserInterfaceStyle = .dark
            controller.updateTraitsIfNeeded()
            #expect(diary.take() == ["controller light", "view light dark"])
            controller.view.overrideUserInterfaceStyle = .light
            controller.view.updateTraitsIfNeeded()
            #expect(diary.take() == ["view dark light"])
            controller.view.updateTraitsIfNeeded()
            #expect(diary.take() == [])
        }
    }

    @Test func `before iOS 17 an override is told at once`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS16)) {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            window.overrideUserInterfaceStyle = .dark
            #expect(diary.take() == ["controller light", "view light dark"])
        }
    }

    @Test func `a view hears of its first traits only if they are not the device's`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = DiaryView("new", diary)
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(diary.take() == ["new moved", "new layout light"])
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            let other = DiaryView("other", diary)
            _ = diary.take()
            window.addSubview(other)
            #expect(diary.take() == ["other moved"])
            window.layoutIfNeeded()
            #expect(diary.take() == ["other light dark", "other layout dark"])
        }
    }

    @Test func `before iOS 13 a view hears of its first traits in any case`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shownWindow(UIViewController())
            let view = DiaryView("new", diary)
            window.addSubview(view)
            #expect(diary.take() == ["new moved", "new nothing none"])
        }
    }

    @Test func `a view out of any window hears what it missed when it is back`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = DiaryView("view", diary)
            window.addSubview(view)
            window.layoutIfNeeded()
            view.removeFromSuperview()
            _ = diary.take()
            setUserInterfaceStyle(.dark)
            #expect(diary.take() == [])
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(diary.take().filter { $0 != "view layout dark" } == ["view moved", "view light dark"])
        }
    }

    @Test func `moving to a window with other traits is told`() async throws {
        try await withDevice {
            let (one, other) = (shownWindow(UIViewController()), shownWindow(UIViewController()))
            other.overrideUserInterfaceStyle = .dark
            other.layoutIfNeeded()
            let view = DiaryView("view", diary)
            one.addSubview(view)
            one.layoutIfNeeded()
            _ = diary.take()
            other.addSubview(view)
            other.layoutIfNeeded()
            #expect(diary.take().filter { $0 != "view layout dark" } == ["view moved", "view light dark"])
        }
    }

    @Test func `the traits of a controller are there when its view is appearing`() async throws {
        try await withDevice {
            let window = newWindow()
            window.overrideUserInterfaceStyle = .dark
            window.rootViewController = DiaryController(diary)
            window.makeKeyAndVisible()
            #expect(
                diary.take() == [
                    "view moved", "controller light", "view light dark", "appearing dark", "view layout dark",
                ])
        }
    }

    @Test func `a closure hears of the traits it waits for, and of no others`() async throws {
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

    @Test func `a controller and a scene have closures too`() async throws {
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

    @Test func `the scene's delegate hears what the traits were`() async throws {
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

    @Test func `another size of text is posted`() async throws {
        try await withDevice {
            var values: [String?] = []
            let token = observeDevice(UIContentSizeCategory.didChangeNotification) {
                values.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String)
                #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
            }
            defer { NotificationCenter.default.removeObserver(token) }
            #expect(mainScreen.traitCollection.preferredContentSizeCategory == .large)
            setContentSizeCategory(.accessibilityLarge)
            setContentSizeCategory(.accessibilityLarge)
            #expect(values == [UIContentSizeCategory.accessibilityLarge.rawValue])
            #expect(UIView().traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
    }

    @Test func `before iOS 13 there is no dark mode to switch to`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            setUserInterfaceStyle(.dark)
            #expect(mainScreen.traitCollection.userInterfaceStyle == .unspecified)
        }
    }
}
