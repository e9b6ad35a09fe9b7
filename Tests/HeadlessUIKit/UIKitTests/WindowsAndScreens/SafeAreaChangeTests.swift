import Simulator
import Testing
import UIKitTestSupport

@MainActor
private final class SafeDiary {
    private var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class SafeView: UIView {
    let diary: SafeDiary

    init(_ diary: SafeDiary, frame: CGRect = .zero) {
        self.diary = diary
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        diary.note("view \(safeAreaInsets.top) \(safeAreaInsets.bottom)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        diary.note("view lays out")
    }
}

private final class SafeController: UIViewController {
    let diary: SafeDiary

    init(_ diary: SafeDiary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = SafeView(diary) }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        diary.note("controller \(view.safeAreaInsets.top)")
    }

    override func viewWillAppear(_ animated: Bool) { diary.note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { diary.note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { diary.note("did appear") }
}

@MainActor @Suite struct SafeAreaChangeTests {
    private let diary = SafeDiary()

    @Test func `safe area callbacks are sent before the first layout pass`() async throws {
        try await withDevice {
            let window = shownWindow(SafeController(diary))
            #expect(
                diary.take() == [
                    "will appear", "view 62.0 34.0", "controller 62.0", "is appearing", "view lays out", "did appear",
                ])
            window.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(diary.take() == [])
        }
    }

    @Test func `a rotation sends safe area callbacks once, before the layout pass`() async throws {
        try await withDevice {
            let window = shownWindow(SafeController(diary))
            _ = diary.take()
            turnDevice(to: .landscapeLeft)
            #expect(diary.take() == ["view 0.0 20.0", "controller 0.0", "view lays out"])
            _ = window
        }
    }

    @Test func `additionalSafeAreaInsets sends safe area callbacks in the next layout pass`() async throws {
        try await withDevice {
            let controller = SafeController(diary)
            let window = shownWindow(controller)
            _ = diary.take()
            controller.additionalSafeAreaInsets.top = 10
            controller.additionalSafeAreaInsets.top = 20
            #expect(diary.take() == [])
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 82.0 34.0", "controller 82.0", "view lays out"])
        }
    }

    @Test func `a view that moves out of the safe area insets receives safe area callbacks`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = SafeView(diary, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 62.0 0.0", "view lays out"])
            view.center.y += 20
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 42.0 0.0", "view lays out"])
            view.center.y += 100
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 0.0 0.0", "view lays out"])
            view.center.y += 100
            window.layoutIfNeeded()
            #expect(diary.take() == [])
        }
    }

    @Test func `hiding the navigation bar reduces the child's insets and sends safe area callbacks`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: SafeController(diary))
            let window = shownWindow(navigation)
            #expect(diary.take().contains("controller 106.0"))
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 62.0 34.0", "controller 62.0", "view lays out"])
        }
    }

    @Test func `hiding the tab bar reduces the safe area insets in the next layout pass`() async throws {
        try await withDevice {
            let tabs = UITabBarController()
            tabs.viewControllers = [SafeController(diary)]
            let window = shownWindow(tabs)
            #expect(diary.take().contains("view 62.0 83.0"))
            tabs.tabBar.isHidden = true
            tabs.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(diary.take() == ["view 62.0 34.0", "controller 62.0", "view lays out"])
        }
    }

    @Test func `an in-call status bar lays out the view without changing its safe area insets`() async throws {
        try await withDevice(.iPhone8.running(.iOS16)) {
            let window = shownWindow(SafeController(diary))
            _ = diary.take()
            takeCall()
            #expect(
                diary.take() == ["view lays out"],
                "during a call, the view is laid out again, and its insets don't change")
            _ = window
        }
    }

    @Test func `removing a view from its window and adding it back sends no safe area callbacks`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let view = SafeView(diary, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            window.layoutIfNeeded()
            _ = diary.take()
            view.removeFromSuperview()
            view.layoutIfNeeded()
            #expect(!diary.take().contains { $0.hasPrefix("view 0") })
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(!diary.take().contains { $0.hasPrefix("view 62") })
        }
    }
}
