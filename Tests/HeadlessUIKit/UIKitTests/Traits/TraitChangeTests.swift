import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TraitChangeTests {
    private let diary = TraitDiary()

    @Test func `a change to dark mode is reported from the outside in, before layout`() async throws {
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

    @Test func `rotation announces the new traits and size before they change`() async throws {
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

    @Test func `child and presented controllers receive willTransition, unless they override the trait`()
        async throws
    {
        try await withDevice {
            let (child, kept, presented) = (
                DiaryController(diary), DiaryController(TraitDiary()), DiaryController(TraitDiary())
            )
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

    @Test func `rotating an iPad changes no traits`() async throws {
        try await withDevice(.iPadPro11) {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            turnDevice(to: .landscapeRight)
            #expect(diary.take() == ["will be 1194.0 wide", "view layout light"])
        }
    }

    @Test func `several overrides are reported once, before the next layout pass`() async throws {
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

    @Test func `updateTraitsIfNeeded reports a change immediately`() async throws {
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

    @Test func `before iOS 17, an override is reported immediately`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS16)) {
            let controller = DiaryController(diary)
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            _ = diary.take()
            window.overrideUserInterfaceStyle = .dark
            #expect(diary.take() == ["controller light", "view light dark"])
        }
    }

    @Test func `a new view receives traitCollectionDidChange only if its traits differ from the device's`() async throws
    {
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

    @Test func `before iOS 13, a new view always receives traitCollectionDidChange`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shownWindow(UIViewController())
            let view = DiaryView("new", diary)
            window.addSubview(view)
            #expect(diary.take() == ["new moved", "new nothing none"])
        }
    }

    @Test func `a removed view receives a missed trait change when it returns to a window`() async throws {
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

    @Test func `moving a view to a window with different traits is reported`() async throws {
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

    @Test func `a view controller has its final traits when viewIsAppearing is called`() async throws {
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

    @Test func `a change of the content size category posts one notification`() async throws {
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

    @Test func `before iOS 13, there is no dark mode`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            setUserInterfaceStyle(.dark)
            #expect(mainScreen.traitCollection.userInterfaceStyle == .unspecified)
        }
    }
}
