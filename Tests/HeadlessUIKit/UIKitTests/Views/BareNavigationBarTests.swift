import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a navigation bar that belongs to no navigation controller.
@MainActor @Suite struct BareNavigationBarTests {
    private let log = Callbacks()

    private func items(_ titles: String...) -> [UINavigationItem] { titles.map(UINavigationItem.init) }

    @Test func `the delegate can refuse a push or pop, and is notified after the animation`() async throws {
        try await withDevice {
            let (bar, delegate, items) = (UINavigationBar(), Delegate(log), items("A", "B"))
            bar.delegate = delegate
            bar.pushItem(items[0], animated: false)
            #expect(log.take() == ["push A?", "pushed A"] && bar.topItem === items[0])
            bar.pushItem(items[1], animated: true)
            #expect(log.take() == ["push B?"] && bar.items == items && bar.backItem === items[0])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["pushed B"])
            delegate.allows = false
            #expect(bar.popItem(animated: false) == nil && log.take() == ["pop B?"])
            bar.pushItem(items[0], animated: false)
            #expect(bar.items == items)
            delegate.allows = true
            _ = log.take()
            #expect(bar.popItem(animated: true) === items[1])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["pop B?", "popped B"] && bar.items == [items[0]])
        }
    }

    @Test func `a tap on the back button pops the top item`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 402, height: 44))
            root.view.addSubview(bar)
            bar.setItems(items("A", "B"), animated: true)
            #expect(tapButton(titled: "‹ A"))
            #expect(bar.topItem?.title == "A" && !tapButton(titled: "‹ A"))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a bar with position topAttached extends its background to the top edge of the screen`() async throws {
        final class Positioned: NSObject, UINavigationBarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        try await withDevice {
            let root = UIViewController()
            let (window, delegate) = (shownWindow(root), Positioned())
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 62, width: 402, height: 44))
            root.view.addSubview(bar)
            #expect(bar.barPosition == .top)
            window.layoutIfNeeded()
            #expect(bar.subviews[0].frame == bar.bounds)
            bar.delegate = delegate
            bar.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(bar.barPosition == .topAttached && bar.subviews[0].frame.minY == -62)
            withExtendedLifetime(delegate) {}
        }
    }

    @Test func `sizeThatFits is 44 points high, or 96 with large titles`() async throws {
        try await withDevice {
            let bar = UINavigationBar()
            bar.items = items("A")
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
            bar.prefersLargeTitles = true
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 96)
        }
    }

    @MainActor private final class Delegate: NSObject, UINavigationBarDelegate {
        let log: Callbacks
        var allows = true
        init(_ log: Callbacks) { self.log = log }

        private func note(_ event: String, _ item: UINavigationItem) {
            log.lines.append(event.replacingOccurrences(of: "#", with: item.title ?? ""))
        }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            note("push #?", item)
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("pushed #", item) }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            note("pop #?", item)
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("popped #", item) }
    }
}
