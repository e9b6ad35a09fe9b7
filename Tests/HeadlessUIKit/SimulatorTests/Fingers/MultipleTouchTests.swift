import Simulator
import Testing

@MainActor @Suite struct MultipleTouchTests {
    private let log = TouchLog()
    private let one: Pad
    private let other: Pad
    private let onOne = CGPoint(x: 50, y: 100)
    private let onOther = CGPoint(x: 250, y: 100)

    init() {
        one = Pad("one", CGRect(x: 0, y: 50, width: 100, height: 100), log)
        other = Pad("other", CGRect(x: 200, y: 50, width: 100, height: 100), log)
    }

    @Test func `without multiple touch, a view receives only the first finger`() async throws {
        try await withDevice {
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            let second = press(at: onOne)
            second.lift()
            first.lift()
            #expect(log.lines == ["one began", "one ended"] && window.subviews.count == 2)
        }
    }

    @Test func `a second first finger is accepted only after all fingers are lifted`() async throws {
        try await withDevice {
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            let second = press(at: onOne)
            first.lift()
            let third = press(at: onOne)
            third.lift()
            second.lift()
            #expect(log.lines == ["one began", "one ended"])
            tap(at: onOne)
            #expect(log.lines.count == 4 && window.subviews.count == 2)
        }
    }

    @Test func `with multiple touch, a view receives all fingers`() async throws {
        try await withDevice {
            one.isMultipleTouchEnabled = true
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            press(at: onOne).lift()
            first.lift()
            #expect(log.lines == ["one began", "one began", "one ended", "one ended"] && window.subviews.count == 2)
        }
    }

    @Test func `views without exclusive touch are touched at the same time`() async throws {
        try await withDevice {
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            press(at: onOther).lift()
            first.lift()
            #expect(log.lines == ["one began", "other began", "other ended", "one ended"])
            #expect(window.subviews.count == 2)
        }
    }

    @Test func `while an exclusive view is touched, no other view receives a finger`() async throws {
        try await withDevice {
            one.isExclusiveTouch = true
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            press(at: onOther).lift()
            first.lift()
            #expect(log.lines == ["one began", "one ended"])
            tap(at: onOther)
            #expect(log.lines.count == 4 && window.subviews.count == 2)
        }
    }

    @Test func `an exclusive view receives no finger while another view is touched`() async throws {
        try await withDevice {
            other.isExclusiveTouch = true
            let window = UIWindow(showing: one, other)
            let first = press(at: onOne)
            press(at: onOther).lift()
            first.lift()
            #expect(log.lines == ["one began", "one ended"] && window.subviews.count == 2)
        }
    }

    @Test func `exclusive touch is limited to the view's window`() async throws {
        try await withDevice {
            one.isExclusiveTouch = true
            other.frame.origin = .zero
            let windows = [UIWindow(showing: one), UIWindow(showing: other)]
            windows[1].frame = CGRect(x: 200, y: 0, width: 100, height: 300)
            let first = press(at: onOne)
            press(at: CGPoint(x: 250, y: 80)).lift()
            first.lift()
            #expect(log.lines == ["one began", "other began", "other ended", "one ended"])
        }
    }
}
