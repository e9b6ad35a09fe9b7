import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that listings can override the members of views that are open on a phone.
@MainActor @Suite struct SubclassingViewTests {
    @Test func `a view can override coordinate conversion, subview order, isDescendant and viewWithTag`() {
        final class Board: UIView {
            var calls: [String] = []
            override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
                calls.append("point to")
                return super.convert(point, to: view)
            }
            override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
                calls.append("point from")
                return super.convert(point, from: view)
            }
            override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .null }
            override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .infinite }
            override func bringSubviewToFront(_ view: UIView) {
                calls.append("front")
                super.bringSubviewToFront(view)
            }
            override func sendSubviewToBack(_ view: UIView) { calls.append("back") }
            override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { calls.append("exchange") }
            override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) || view.tag == 8 }
            override func viewWithTag(_ tag: Int) -> UIView? { tag == 0 ? nil : super.viewWithTag(tag) }
        }
        let (board, front, friend) = (Board(), UIView(), UIView())
        board.addSubview(front)
        board.addSubview(UIView())
        front.tag = 7
        friend.tag = 8
        let other: UIView? = front
        #expect(board.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 1, y: 2))
        #expect(board.convert(CGPoint(x: 1, y: 2), from: other) == CGPoint(x: 1, y: 2))
        #expect(board.convert(CGRect.zero, to: other) == .null && board.convert(CGRect.zero, from: other) == .infinite)
        board.bringSubviewToFront(front)
        board.sendSubviewToBack(front)
        board.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(board.calls == ["point to", "point from", "front", "back", "exchange"])
        #expect(board.subviews.last === front && board.isDescendant(of: friend))
        #expect(board.viewWithTag(0) == nil && board.viewWithTag(7) === front)
    }

    @Test func `a view can override its subviews, layer and trait collection`() async throws {
        final class Shell: UIView {
            override var subviews: [UIView] { [] }
            override var layer: CALayer { super.layer }
            override var traitCollection: UITraitCollection { mainScreen.traitCollection }
        }
        try await withDevice {
            let shell = Shell()
            shell.addSubview(UIView())
            #expect(shell.subviews.isEmpty && shell.layer.frame == .zero)
            #expect(shell.traitCollection.displayScale == mainScreen.scale)
        }
    }

    @Test func `a view can override the class methods for animation`() async throws {
        final class Sprite: UIView {
            override class var areAnimationsEnabled: Bool { false }
            override class func setAnimationsEnabled(_ enabled: Bool) {}
            override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
            override class func animate(
                withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
                animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
            ) {
                completion?(false)
            }
            override class func transition(
                with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
                animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
            ) {
                completion?(true)
            }
        }
        try await withDevice {
            var (changes, ends) = (0, [Bool]())
            Sprite.animate(withDuration: 1) { changes += 1 }
            Sprite.animate(withDuration: 1, animations: { changes += 1 }, completion: { ends.append($0) })
            Sprite.performWithoutAnimation { changes += 1 }
            Sprite.setAnimationsEnabled(false)
            #expect(changes == 0 && ends == [false])
            Sprite.transition(
                with: Sprite(), duration: 1, animations: { changes += 1 }, completion: { ends.append($0) })
            #expect(changes == 0 && ends == [false, true])
            #expect(!Sprite.areAnimationsEnabled && UIView.areAnimationsEnabled)
        }
    }

    @Test func `a window can override coordinate conversion to other windows`() async throws {
        final class Shifted: UIWindow {
            override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
                super.convert(CGPoint(x: point.x + 1, y: point.y), to: window)
            }
            override func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { .zero }
            override func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { .null }
            override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { .null }
        }
        try await withDevice {
            let one = Shifted(windowScene: scene)
            let other: UIWindow? = UIWindow(windowScene: scene)
            #expect(one.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 2, y: 2))
            #expect(one.convert(CGPoint(x: 1, y: 2), from: other) == .zero)
            #expect(one.convert(CGRect.zero, to: other) == .null && one.convert(CGRect.zero, from: other) == .null)
        }
    }

    @Test func `a button can override its titles, title colors and images`() {
        final class Loud: UIButton {
            override func title(for state: State) -> String? { super.title(for: state)?.uppercased() }
            override func titleColor(for state: State) -> UIColor? { .red }
            override func image(for state: State) -> UIImage? { nil }
            override func setTitle(_ title: String?, for state: State) {
                super.setTitle(title.map { "\($0)!" }, for: state)
            }
            override func setTitleColor(_ color: UIColor?, for state: State) {}
            override func setImage(_ image: UIImage?, for state: State) {}
            override var currentImage: UIImage? { nil }
        }
        let button = Loud(type: .system)
        button.setTitle("go", for: .normal)
        button.setTitleColor(.blue, for: .normal)
        button.setImage(UIImage(), for: .normal)
        #expect(button.currentTitle == "GO!" && button.titleLabel?.text == "GO!")
        #expect(button.currentTitleColor == .red && button.currentImage == nil)
    }

    @Test func `a control can override its tracking state and how actions are added and removed`() {
        final class Counter: UIControl {
            var added = 0
            override var isTracking: Bool { true }
            override var isTouchInside: Bool { true }
            override func addAction(_ action: UIAction, for controlEvents: Event) {
                added += 1
                super.addAction(action, for: controlEvents)
            }
            override func removeAction(_ action: UIAction, for controlEvents: Event) { added -= 1 }
            override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {}
        }
        var performed = 0
        let action = UIAction { _ in performed += 1 }
        let counter = Counter(frame: .zero, primaryAction: action)
        counter.sendActions(for: .primaryActionTriggered)
        #expect(counter.added == 1 && performed == 1 && counter.isTracking && counter.isTouchInside)
        counter.removeAction(identifiedBy: action.identifier, for: .allEvents)
        counter.removeAction(action, for: .allEvents)
        counter.sendActions(for: .primaryActionTriggered)
        #expect(counter.added == 0 && performed == 2)
    }

    @Test func `a scroll view can override its delegate, content offset, insets and tracking state`() {
        final class Strip: UIScrollView {
            override var isTracking: Bool { true }
            override var isDragging: Bool { super.isDragging }
            var delegates = 0
            override weak var delegate: (any UIScrollViewDelegate)? { didSet { delegates += 1 } }
            override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
            override var isDecelerating: Bool { true }
            override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
            override var decelerationRate: DecelerationRate {
                get { .fast }
                set {}
            }
            override func flashScrollIndicators() { flashes += 1 }
            var flashes = 0
            override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
                super.setContentOffset(CGPoint(x: contentOffset.x.rounded(), y: 0), animated: false)
            }
        }
        final class Reader: NSObject, UIScrollViewDelegate {}
        let reader = Reader()
        let strip = Strip(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        strip.contentSize = CGSize(width: 100, height: 100)
        strip.scrollRectToVisible(CGRect(x: 50.4, y: 50, width: 10, height: 10), animated: true)
        #expect(strip.contentOffset == CGPoint(x: 50, y: 0))
        strip.delegate = reader
        #expect(strip.delegates == 1 && strip.delegate === reader)
        #expect(strip.isTracking && !strip.isDragging && strip.adjustedContentInset.top == 5)
        strip.flashScrollIndicators()
        #expect(strip.isDecelerating && strip.decelerationRate == .fast && strip.flashes == 1)
        #expect(strip.panGestureRecognizer.view === strip)
    }

    @Test func `a view can override its gesture recognizers and be their delegate`() {
        final class Board: UIView, UIGestureRecognizerDelegate {
            var added = 0
            override var gestureRecognizers: [UIGestureRecognizer]? {
                get { super.gestureRecognizers?.reversed() }
                set { super.gestureRecognizers = newValue }
            }
            override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                added += 1
                super.addGestureRecognizer(gestureRecognizer)
            }
            override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                added -= 1
                super.removeGestureRecognizer(gestureRecognizer)
            }
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (board, tap, pan) = (Board(), UITapGestureRecognizer(), UIPanGestureRecognizer())
        tap.delegate = board
        board.addGestureRecognizer(tap)
        board.addGestureRecognizer(pan)
        #expect(board.gestureRecognizers == [pan, tap] && board.added == 2)
        board.gestureRecognizers = [pan]
        #expect(board.gestureRecognizers == [pan] && board.added == 2)
        board.removeGestureRecognizer(pan)
        #expect(board.gestureRecognizers == nil && !board.gestureRecognizerShouldBegin(tap))
    }
}
