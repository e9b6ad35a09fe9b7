import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with safe areas, traits and sizes that depend on content.
@MainActor @Suite struct LayoutListingTests {
    @Test func `a view controller receives each change of dark mode once, with the previous style`() async throws {
        try await withDevice {
            let controller = StyleListener()
            let window = shownWindow(controller)
            window.overrideUserInterfaceStyle = .dark
            await PhoneClock.phone.advance(by: .zero)
            #expect(controller.changes == [.init(old: .light, new: .dark)])
            setContentSizeCategory(.extraLarge)
            await PhoneClock.phone.advance(by: .zero)
            #expect(controller.changes.count == 1, "the registration is for another trait")
            window.overrideUserInterfaceStyle = .unspecified
            await PhoneClock.phone.advance(by: .zero)
            #expect(controller.changes.last == .init(old: .dark, new: .light))
        }
    }

    @Test func `additional safe area insets notify the view and its view controller`() async throws {
        try await withDevice {
            let controller = SafeAreaListener()
            let window = shownWindow(controller)
            let view = try #require(controller.view as? SafeAreaView)
            let (before, changes) = (view.safeAreaInsets.top, controller.changes)
            #expect(before == window.safeAreaInsets.top)
            controller.additionalSafeAreaInsets.top = 40
            await PhoneClock.phone.advance(by: .zero)
            #expect(view.safeAreaInsets.top == before + 40 && view.tops.last == before + 40)
            #expect(controller.changes == changes + 1)
            #expect(view.safeAreaLayoutGuide.layoutFrame.minY == before + 40)
        }
    }

    @Test func `a bar is as high as its text, grows with it and posts an announcement`() async throws {
        try await withDevice {
            let log = EventLog()
            let window = shownWindow(UIViewController())
            let bar = PlaceholderBar()
            bar.translatesAutoresizingMaskIntoConstraints = false
            let root = try #require(window.rootViewController?.view)
            root.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            bar.show("No network")
            window.layoutIfNeeded()
            let low = bar.frame.height
            #expect(bar.frame.width == 402 && abs(low - bar.label.bounds.height - 16) < 1)
            #expect(abs(bar.label.center.x - 201) < 1 && abs(bar.label.center.y - low / 2) < 1)
            bar.label.font = .systemFont(ofSize: 40)
            bar.invalidateIntrinsicContentSize()
            window.layoutIfNeeded()
            #expect(bar.frame.height > low + 15 && abs(bar.frame.height - bar.label.bounds.height - 16) < 1)
            #expect(bar.accessibilityLabel == "No network")
            #expect(log.lines.contains("accessibility announcement: No network"))
        }
    }
}

private final class StyleListener: UIViewController {
    struct Change: Equatable {
        var old: UIUserInterfaceStyle
        var new: UIUserInterfaceStyle
    }

    private(set) var changes: [Change] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.changes.append(
                Change(old: previous.userInterfaceStyle, new: self.traitCollection.userInterfaceStyle))
        }
    }
}

private final class SafeAreaView: UIView {
    private(set) var tops: [CGFloat] = []

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tops.append(safeAreaInsets.top)
    }
}

private final class SafeAreaListener: UIViewController {
    private(set) var changes = 0

    override func loadView() { view = SafeAreaView() }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
    }
}

private final class PlaceholderBar: UIView {
    let label = UILabel()

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: label.intrinsicContentSize.height + 16)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentHuggingPriority(.required, for: .vertical)
        addSubview(label)
        label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        label.text = text
        accessibilityLabel = text
        invalidateIntrinsicContentSize()
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
