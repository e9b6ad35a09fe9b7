import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of buttons in the bar of a navigation controller.
@MainActor @Suite struct BarButtonItemTests {
    private let log = Callbacks()

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in log.lines.append(title) })
    }

    @Test func `an item takes its title from its primary action, but a system item doesn't`() {
        let action = UIAction(title: "Go") { _ in }
        #expect(UIBarButtonItem(title: "Other", primaryAction: action).title == "Go")
        #expect(UIBarButtonItem(title: "Other").title == "Other" && UIBarButtonItem().title == nil)
        let save = UIBarButtonItem(systemItem: .save, primaryAction: action)
        #expect(save.title == nil && save.style == .prominent && save.primaryAction === action)
        #expect(UIBarButtonItem(systemItem: .add).style == .plain)
        let add = UIBarButtonItem(systemItem: .add)
        add.primaryAction = action
        #expect(add.title == nil)
        let item = UIBarButtonItem(title: "Old")
        item.primaryAction = action
        #expect(item.title == "Go")
        item.primaryAction = nil
        #expect(item.title == "Go")
    }

    @Test func `a tap on an enabled item performs its primary action with the item as sender`() async throws {
        try await withDevice {
            let controller = titled("Root")
            var senders: [AnyObject?] = []
            let add = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction(title: "") { senders.append($0.sender as AnyObject) })
            controller.navigationItem.rightBarButtonItem = add
            let (_, window) = shownStack(controller)
            #expect(tapButton(titled: "Add"))
            #expect(senders.count == 1 && senders[0] === add)
            add.isEnabled = false
            tapButton(titled: "Add")
            #expect(senders.count == 1)
            add.isEnabled = true
            add.isHidden = true
            #expect(!tapButton(titled: "Add"))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `right items are laid out from the right edge, and left items replace the back button`() async throws {
        try await withDevice {
            let controller = titled("Detail")
            let items = ["A", "B", "C", "D"].map(item)
            controller.navigationItem.rightBarButtonItems = [items[0], items[1]]
            controller.navigationItem.leftBarButtonItems = [items[2], items[3]]
            let (navigation, window) = shownStack(titled("Root"), controller)
            #expect(controller.navigationItem.rightBarButtonItem === items[0])
            let x = items.map { $0.frame(in: window)?.midX ?? 0 }
            #expect(x[2] < x[3] && x[3] < x[1] && x[1] < x[0])
            #expect(!tapButton(titled: "‹ Root"))
            controller.navigationItem.leftItemsSupplementBackButton = true
            #expect(tapButton(titled: "D") && log.take() == ["D"])
            #expect(tapButton(titled: "‹ Root"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(navigation.topViewController?.title == "Root" && !tapButton(titled: "A"))
            #expect(items[0].frame(in: window) == nil)
        }
    }

    @Test func `replaced items are removed from the bar`() async throws {
        try await withDevice {
            let controller = titled("Root")
            let (old, new) = (item("Old"), item("New"))
            controller.navigationItem.setLeftBarButton(old, animated: true)
            let (_, window) = shownStack(controller)
            controller.navigationItem.setLeftBarButtonItems([new], animated: false)
            #expect(!tapButton(titled: "Old") && tapButton(titled: "New"))
            controller.navigationItem.setLeftBarButton(nil, animated: false)
            controller.navigationItem.setRightBarButton(new, animated: false)
            controller.navigationItem.setRightBarButtonItems([new, old], animated: false)
            #expect(tapButton(titled: "Old") && log.take() == ["New", "Old"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `an item shows its custom view, and its title once the custom view is nil`() async throws {
        try await withDevice {
            let controller = titled("Root")
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            let custom = UIBarButtonItem(customView: view)
            controller.navigationItem.rightBarButtonItem = custom
            let (navigation, window) = shownStack(controller)
            #expect(view.frame == CGRect(x: 356, y: 12, width: 30, height: 20))
            #expect(view.superview === navigation.navigationBar)
            custom.width = 50
            window.layoutIfNeeded()
            #expect(view.frame.width == 50)
            custom.customView = nil
            custom.title = "Plain"
            #expect(view.superview == nil && tapButton(titled: "Plain"))
        }
    }

    @Test func `a title view is centered, and doesn't overlap the bar buttons`() async throws {
        try await withDevice {
            let controller = titled("Root")
            let (left, view) = (item("A rather long button"), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30)))
            controller.navigationItem.titleView = view
            let (navigation, window) = shownStack(controller)
            #expect(view.center == CGPoint(x: 201, y: 22) && view.bounds.width == 300)
            controller.navigationItem.leftBarButtonItem = left
            window.layoutIfNeeded()
            let end = try #require(left.frame(in: navigation.navigationBar)).maxX
            #expect(view.frame.minX >= end && view.frame.maxX <= 402)
            controller.navigationItem.titleView = nil
            #expect(view.superview == nil)
        }
    }

    @Test func `an item's tint color and style set the color and weight of its button`() async throws {
        try await withDevice {
            let controller = titled("Root")
            let item = UIBarButtonItem(systemItem: .done)
            controller.navigationItem.rightBarButtonItem = item
            let (navigation, window) = shownStack(controller)
            let button = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.last)
            #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 17))
            item.tintColor = .red
            item.style = .plain
            window.layoutIfNeeded()
            #expect(button.currentTitleColor == .red && button.titleLabel?.font == .systemFont(ofSize: 17))
        }
    }

    @Test func `setting the first item of a side replaces that item alone`() {
        let item = UINavigationItem(title: "")
        let (one, two, three) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"), UIBarButtonItem(title: "3"))
        item.rightBarButtonItems = [one, two]
        item.rightBarButtonItem = three
        #expect(item.rightBarButtonItems == [three, two])
        item.rightBarButtonItem = two
        #expect(item.rightBarButtonItems == [two, three])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == [three])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
        item.leftBarButtonItem = one
        item.leftBarButtonItems?.append(two)
        item.leftBarButtonItem = three
        #expect(item.leftBarButtonItems == [three, two])
    }

    @Test func `backBarButtonItem takes precedence over backButtonTitle, and both can be empty`() async throws {
        try await withDevice {
            let (root, top) = (titled("Root"), titled("Top"))
            let (navigation, window) = shownStack(root, top)
            #expect(navigation.navigationBar.backItem === root.navigationItem)
            root.navigationItem.backButtonTitle = "Home"
            top.navigationItem.setHidesBackButton(true, animated: true)
            #expect(!tapButton(titled: "‹ Home"))
            top.navigationItem.hidesBackButton = false
            let finger = press(at: CGPoint(x: 40, y: 84))
            let pressed = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first { $0.isHighlighted }
            #expect(pressed?.currentTitle == "‹ Home")
            finger.move(to: CGPoint(x: 300, y: 500))
            finger.lift()
            root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "")
            window.layoutIfNeeded()
            #expect(!tapButton(titled: "‹ Home") && !tapButton(titled: "‹ Root"))
            root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Item")
            #expect(tapButton(titled: "‹ Item"))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a UINavigationController subclass can refuse a pop in navigationBar(_:shouldPop:)`() async throws {
        final class Asking: UINavigationController, UINavigationBarDelegate {
            var allows = false
            var queried: [UINavigationItem] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                queried.append(item)
                return allows
            }
        }
        try await withDevice {
            let (root, top) = (titled("Root"), titled("Top"))
            let navigation = Asking(rootViewController: root)
            navigation.pushViewController(top, animated: false)
            let window = shownWindow(navigation)
            #expect(navigation.navigationBar.delegate === navigation)
            tapButton(titled: "‹ Root")
            #expect(navigation.queried == [top.navigationItem] && navigation.topViewController === top)
            navigation.allows = true
            tapButton(titled: "‹ Root")
            #expect(navigation.topViewController === root)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a popover can have a bar button item as its source item`() async throws {
        try await withDevice(.iPadPro11) {
            let (controller, top) = (titled("Root"), UIViewController())
            let item = item("Menu")
            controller.navigationItem.rightBarButtonItem = item
            let (_, window) = shownStack(controller)
            top.modalPresentationStyle = .popover
            top.preferredContentSize = CGSize(width: 100, height: 100)
            top.popoverPresentationController?.sourceItem = item
            controller.present(top, animated: false)
            let frame = try #require(item.frame(in: window))
            #expect(top.view.superview!.frame.minY > frame.maxY && top.view.frame.maxX <= window.bounds.maxX)
        }
    }

    @Test func `the edit button item starts and ends editing`() async throws {
        final class Editor: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        try await withDevice {
            let editor = Editor()
            let item = editor.editButtonItem
            #expect(item.title == "Edit" && editor.editButtonItem === item && !editor.isEditing)
            editor.navigationItem.rightBarButtonItem = item
            let (_, window) = shownStack(editor)
            tapButton(titled: "Edit")
            #expect(editor.isEditing && item.title == "Done" && item.style == .prominent)
            tapButton(titled: "Done")
            editor.isEditing = true
            #expect(editor.calls == ["true true", "false true", "true false"])
            withExtendedLifetime(window) {}
        }
    }
}
