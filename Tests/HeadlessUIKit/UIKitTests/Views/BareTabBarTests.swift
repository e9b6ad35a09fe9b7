import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a tab bar that belongs to no tab bar controller.
@MainActor @Suite struct BareTabBarTests {
    private let items = ["News", "Mail", "Help"].enumerated().map {
        UITabBarItem(title: $1, image: nil, tag: $0)
    }

    @Test func `a new tab bar has no items, selected item, or delegate`() {
        let bar = UITabBar()
        #expect(bar.items == nil && bar.selectedItem == nil && bar.delegate == nil)
    }

    @Test func `only an item of the bar can be selected`() {
        let bar = UITabBar()
        bar.selectedItem = items[0]
        #expect(bar.selectedItem == nil)
        bar.items = Array(items.dropLast())
        bar.selectedItem = items[1]
        bar.selectedItem = items[2]
        #expect(bar.selectedItem === items[1])
        bar.selectedItem = nil
        #expect(bar.selectedItem == nil)
    }

    @Test func `the selected item stays selected until it's removed from the bar`() {
        let bar = UITabBar()
        bar.items = items
        bar.selectedItem = items[2]
        bar.setItems([items[2], items[0]], animated: true)
        #expect(bar.selectedItem === items[2] && bar.items == [items[2], items[0]])
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil)
        bar.selectedItem = items[0]
        bar.items = nil
        #expect(bar.selectedItem == nil && bar.items == nil)
    }

    @Test func `the delegate is notified of a tap on an item, but not of a selection in code`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
            bar.autoresizingMask = []
            root.view.addSubview(bar)
            let listener = Listener()
            bar.delegate = listener
            bar.items = items
            bar.selectedItem = items[0]
            tap(at: CGPoint(x: 150, y: 120))
            tap(at: CGPoint(x: 150, y: 120))
            #expect(bar.selectedItem === items[1] && listener.selections == ["Mail", "Mail"])
            withExtendedLifetime(window) {}
        }
    }

    private final class Listener: NSObject, UITabBarDelegate {
        var selections: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selections.append(item.title ?? "") }
    }
}
