import Simulator
import Testing
import UIKitTestSupport

@MainActor
private final class TintedView: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }

    convenience init(_ name: String, in superview: UIView? = nil, log: @escaping (String) -> Void) {
        self.init(frame: .zero)
        self.name = name
        self.log = log
        superview?.addSubview(self)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        log(name)
    }
}

@MainActor @Suite struct TintTests {
    private let blue = UIColor.systemBlue

    @Test func `a view inherits the nearest ancestor's tint color, or systemBlue if none is set`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == blue && outer.tintColor == blue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green && outer.tintColor == .red)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
        inner.removeFromSuperview()
        #expect(inner.tintColor == blue)
    }

    @Test func `the tint adjustment mode is inherited from superviews, and is normal by default`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintAdjustmentMode == .normal && outer.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .automatic
        #expect(inner.tintAdjustmentMode == .dimmed)
    }

    @Test func `a dimmed tint color is gray`() throws {
        let view = UIView()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        try #require(view.tintColor).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue && red < 1)
    }

    @Test func `tintColorDidChange is sent to views that inherit the tint color, superviews first`() {
        var notified: [String] = []
        let log = { (name: String) in notified.append(name) }
        let outer = TintedView("outer", log: log)
        let inner = TintedView("inner", in: outer, log: log)
        let own = TintedView("own", in: outer, log: log)
        let leaf = TintedView("leaf", in: own, log: log)
        own.tintColor = .green
        #expect(notified == ["own", "leaf"])
        notified = []
        outer.tintColor = .red
        #expect(notified == ["outer", "inner"])
        outer.tintColor = .red
        #expect(notified == ["outer", "inner"])
        notified = []
        outer.tintAdjustmentMode = .dimmed
        #expect(notified == ["outer", "inner", "own", "leaf"])
        notified = []
        leaf.tintAdjustmentMode = .dimmed
        #expect(notified == [])
        _ = inner
    }

    @Test func `tintColorDidChange is sent if a new superview changes the tint color`() {
        var notified: [String] = []
        let log = { (name: String) in notified.append(name) }
        let (red, plain) = (UIView(), UIView())
        red.tintColor = .red
        let view = TintedView("view", in: plain, log: log)
        let leaf = TintedView("leaf", in: view, log: log)
        #expect(notified == [])
        red.addSubview(view)
        #expect(notified == ["view", "leaf"] && leaf.tintColor == .red)
        notified = []
        view.removeFromSuperview()
        #expect(notified == ["view", "leaf"])
    }

    @Test func `a system button's title has the tint color, and a custom button's doesn't`() {
        let view = UIView()
        let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
        view.addSubview(system)
        view.addSubview(custom)
        #expect(system.currentTitleColor == blue && system.titleLabel?.textColor == blue)
        view.tintColor = .red
        #expect(system.titleLabel?.textColor == .red && custom.titleLabel?.textColor == .white)
        system.setTitleColor(.green, for: .normal)
        #expect(system.titleLabel?.textColor == .green)
    }

    @Test func `the selected tab bar item has the tint color`() async throws {
        try await withDevice {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.viewControllers?.first?.title = "One"
            let window = shownWindow(tabs)
            window.tintColor = .red
            window.layoutIfNeeded()
            let colors = tabs.tabBar.subviews.compactMap { ($0 as? UIButton)?.currentTitleColor }
            #expect(colors == [.red, .gray])
        }
    }
}
