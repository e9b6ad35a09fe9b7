import Simulator
import Testing

@MainActor @Suite struct EventSequenceTests {
    private let log = TouchLog()
    private let pad: Pad

    init() {
        pad = Pad("pad", CGRect(x: 0, y: 100, width: 300, height: 300), log)
        pad.isMultipleTouchEnabled = true
    }

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            window.addSubview(pad)
            window.isHidden = false
            try await body()
            window.isHidden = true
        }
    }

    @Test func `one event is used from the first finger's touch to the last finger's lift`() async throws {
        try await onScreen {
            let first = press(at: CGPoint(x: 50, y: 150))
            first.move(to: CGPoint(x: 60, y: 150))
            let second = press(at: CGPoint(x: 100, y: 150))
            first.lift()
            second.lift()
            #expect(pad.events.count == 5 && Set(pad.events).count == 1)
            #expect(pad.events.last?.allTouches?.count == 1, "only the second finger was there in the end")
            tap(at: CGPoint(x: 50, y: 150))
            #expect(Set(pad.events).count == 2)
        }
    }

    @Test func `a retained event is updated with later touches`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 50, y: 150))
            let event = try #require(pad.events.first)
            #expect(event.timestamp == 0 && event.allTouches?.first?.phase == .began)
            await PhoneClock.phone.advance(by: .seconds(2))
            finger.move(to: CGPoint(x: 60, y: 150))
            #expect(event.timestamp == 2 && event.allTouches?.first?.phase == .moved)
            finger.lift()
            #expect(event.allTouches?.first?.phase == .ended)
        }
    }

    @Test func `a touch is direct, with a radius and precise locations`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 60, y: 170))
            let touch = try #require(pad.events.first?.allTouches?.first)
            #expect(touch.type == .direct && touch.majorRadius > touch.majorRadiusTolerance)
            #expect(touch.preciseLocation(in: pad) == CGPoint(x: 60, y: 70))
            #expect(touch.precisePreviousLocation(in: pad) == CGPoint(x: 50, y: 50))
        }
    }
}
