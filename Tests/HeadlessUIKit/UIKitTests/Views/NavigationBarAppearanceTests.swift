import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the appearance of navigation controllers' bars. The phone's safe area begins at 62 points.
@MainActor @Suite struct NavigationBarAppearanceTests {
    /// Returns a scroll view as large as the phone's screen.
    private func list() -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        list.contentSize = CGSize(width: 402, height: 5000)
        return list
    }

    /// Returns the rearmost subview of a bar.
    private func background(of bar: UINavigationBar) -> UIView { bar.subviews[0] }

    private func titleLabel(of bar: UINavigationBar) -> UILabel? {
        bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }

    @Test func `the bar's background extends to the top edge of the screen`() async throws {
        try await withDevice {
            let (navigation, window) = shownStack(titled("Root"))
            let background = background(of: navigation.navigationBar)
            #expect(background.convert(background.bounds, to: window) == CGRect(x: 0, y: 0, width: 402, height: 106))
            #expect(navigation.navigationBar.barPosition == .topAttached)
        }
    }

    @Test func `a bar without custom appearances uses its bar style, tint, and title attributes`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (navigation, window) = shownStack(titled("Root"))
            let bar = navigation.navigationBar
            let light = try #require(background(of: bar).backgroundColor)
            bar.barStyle = .black
            #expect(background(of: bar).backgroundColor != light)
            bar.barTintColor = .red
            bar.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 20)]
            window.layoutIfNeeded()
            #expect(background(of: bar).backgroundColor == .red)
            #expect(titleLabel(of: bar)?.textColor == .green && titleLabel(of: bar)?.font == .systemFont(ofSize: 20))
        }
    }

    @Test func `since iOS 15, the bar is clear while its content is scrolled to the top`() async throws {
        for (device, isClear) in [
            (Device.iPhone17, true), (.iPhone11.running(.iOS14), false),
        ] {
            try await withDevice(device) {
                let list = list()
                let (navigation, window) = shownStack(titled("Root", list))
                let background = background(of: navigation.navigationBar)
                #expect((background.backgroundColor == .clear) == isClear)
                list.contentOffset.y += 1
                #expect(background.backgroundColor != .clear)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `each bar state has its own appearance, and an item's appearances override the bar's`() async throws {
        func appearance(_ color: UIColor, title: UIColor = .black) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            appearance.titleTextAttributes = [.foregroundColor: title]
            return appearance
        }
        try await withDevice {
            let (list, controller) = (list(), titled("Root"))
            controller.view = list
            let (navigation, window) = shownStack(controller)
            let bar = navigation.navigationBar
            bar.standardAppearance = appearance(.red, title: .white)
            bar.scrollEdgeAppearance = appearance(.green)
            #expect(background(of: bar).backgroundColor == .green && titleLabel(of: bar)?.textColor == .black)
            list.contentOffset.y = 100
            #expect(background(of: bar).backgroundColor == .red && titleLabel(of: bar)?.textColor == .white)
            controller.navigationItem.standardAppearance = appearance(.blue)
            #expect(background(of: bar).backgroundColor == .blue)
            controller.navigationItem.scrollEdgeAppearance = appearance(.yellow)
            list.contentOffset.y = -list.adjustedContentInset.top
            #expect(background(of: bar).backgroundColor == .yellow)
            bar.compactAppearance = appearance(.brown)
            list.contentOffset.y = 100
            turnDevice(to: .landscapeLeft)
            #expect(background(of: bar).backgroundColor == .brown)
            controller.navigationItem.compactAppearance = appearance(.cyan)
            #expect(background(of: bar).backgroundColor == .cyan)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the bar copies its standard appearance when it's set`() {
        let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        appearance.backgroundColor = .blue
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    }

    @Test func `the bar copies its scroll edge and compact appearances when they're set`() {
        let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
        appearance.backgroundColor = .red
        (bar.scrollEdgeAppearance, bar.compactAppearance) = (appearance, appearance)
        appearance.backgroundColor = .blue
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .red && bar.compactAppearance?.backgroundColor == .red)
    }

    @Test func `the bar shows changes made through its appearance properties`() async throws {
        try await withDevice {
            let (navigation, window) = shownStack(UIViewController())
            let bar = navigation.navigationBar
            bar.standardAppearance.backgroundColor = .red
            #expect(bar.standardAppearance.backgroundColor == .red)
            bar.scrollEdgeAppearance = bar.standardAppearance
            window.layoutIfNeeded()
            #expect(background(of: bar).backgroundColor == .red)
            bar.scrollEdgeAppearance?.backgroundColor = .green
            window.layoutIfNeeded()
            #expect(background(of: bar).backgroundColor == .green)
            bar.scrollEdgeAppearance?.shadowColor = .blue
            window.layoutIfNeeded()
            #expect(background(of: bar).subviews[0].backgroundColor == .blue)
        }
    }

    @Test func `the bar shows later changes to the standard appearance that it returned`() async throws {
        try await withDevice {
            let list = list()
            let (navigation, window) = shownStack(titled("Root", list))
            let bar = navigation.navigationBar
            let appearance = bar.standardAppearance
            list.contentOffset.y += 100
            window.layoutIfNeeded()
            appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
            window.layoutIfNeeded()
            #expect(titleLabel(of: bar)?.textColor == .red)
            appearance.shadowColor = .blue
            window.layoutIfNeeded()
            #expect(background(of: bar).subviews[0].backgroundColor == .blue)
            appearance.backgroundColor = .green
            #expect(bar.standardAppearance === appearance && background(of: bar).backgroundColor == .green)
        }
    }

    @Test func `the configure methods set the background color and the shadow color`() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor != nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor != nil && appearance.shadowColor != nil)
        appearance.backgroundColor = .red
        #expect((appearance.copy() as? UIBarAppearance)?.backgroundColor == .red)
        #expect(UIToolbarAppearance(barAppearance: appearance).backgroundColor == .red)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundColor == nil)
        #expect(UINavigationBarAppearance().copy() is UINavigationBarAppearance)
    }

    @Test func `a large title makes the bar 96 points high`() async throws {
        try await withDevice {
            let (root, list) = (titled("Root"), list())
            root.view = list
            let (navigation, window) = shownStack(root)
            navigation.navigationBar.prefersLargeTitles = true
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 96))
            #expect(list.adjustedContentInset.top == 158 && list.contentOffset.y == -158)
            let title = try #require(titleLabel(of: navigation.navigationBar))
            #expect(title.text == "Root" && title.font == .boldSystemFont(ofSize: 34))
            #expect(title.frame == CGRect(x: 16, y: 44, width: 370, height: 52))
            turnDevice(to: .landscapeLeft)
            #expect(navigation.navigationBar.frame.height == 32)
        }
    }

    @Test func `an item sets its large title display mode, or inherits it from the previous item`() async throws {
        try await withDevice {
            let (root, top) = (titled("Root"), titled("Top"))
            let (navigation, window) = shownStack(root, top)
            let bar = navigation.navigationBar
            @MainActor func height() -> CGFloat {
                window.layoutIfNeeded()
                return bar.frame.height
            }
            bar.prefersLargeTitles = true
            #expect(height() == 96)
            root.navigationItem.largeTitleDisplayMode = .never
            #expect(height() == 44)
            top.navigationItem.largeTitleDisplayMode = .always
            #expect(height() == 96)
            navigation.popViewController(animated: false)
            #expect(height() == 44)
        }
    }
}
