import Simulator
import Testing

/// Code like that of an app, without a reference to the simulator.
@MainActor
private final class Ticker {
    var lines: [String] = []
    let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>) { self.clock = clock }

    func run(_ name: String, every pause: Duration, times: Int) async throws {
        for time in 1...times {
            try await clock.sleep(for: pause)
            lines.append("\(name)\(time)")
        }
    }
}

@MainActor @Suite struct PhoneClockTests {
    @Test func `the clock stands still until it's advanced`() async throws {
        try await withDevice {
            let clock = PhoneClock.phone
            let start = clock.now
            #expect(start == PhoneClock.Instant(sinceStart: .zero))
            await clock.advance(by: .zero)
            #expect(clock.now == start)
            await clock.advance(by: .seconds(2))
            #expect(start.duration(to: clock.now) == .seconds(2))
        }
    }

    @Test func `a sleeping task wakes at its deadline`() async throws {
        try await withDevice {
            let ticker = Ticker(.phone)
            let task = Task { try await ticker.run("a", every: .seconds(3), times: 1) }
            await PhoneClock.phone.advance(by: .milliseconds(2999))
            #expect(ticker.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(1))
            #expect(ticker.lines == ["a1"])
            try await task.value
        }
    }

    @Test func `sleeping tasks wake in the order of their deadlines`() async throws {
        try await withDevice {
            let ticker = Ticker(.phone)
            let tasks = [
                Task { try await ticker.run("three", every: .seconds(3), times: 2) },
                Task { try await ticker.run("two", every: .seconds(2), times: 3) },
            ]
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(ticker.lines == ["two1", "three1", "two2", "three2", "two3"])
            for task in tasks { try await task.value }
        }
    }

    @Test func `a task that wakes reads its deadline as the current time`() async throws {
        try await withDevice {
            let clock = PhoneClock.phone
            let task = Task { () -> PhoneClock.Instant in
                try await clock.sleep(until: .init(sinceStart: .seconds(4)))
                return clock.now
            }
            await clock.advance(by: .seconds(60))
            let time = try await task.value
            #expect(time.sinceStart == .seconds(4))
        }
    }

    @Test func `sleeping until a time in the past returns immediately`() async throws {
        try await withDevice {
            try await PhoneClock.phone.sleep(for: .zero)
            try await PhoneClock.phone.sleep(until: .init(sinceStart: .seconds(-1)))
        }
    }

    @Test func `a cancelled sleep throws CancellationError`() async throws {
        try await withDevice {
            let clock = PhoneClock.phone
            let task = Task { try await clock.sleep(for: .seconds(1)) }
            await clock.advance(by: .milliseconds(500))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            let late = Task { try await clock.sleep(for: .seconds(1)) }
            late.cancel()
            await #expect(throws: CancellationError.self) { try await late.value }
        }
    }

    @Test func `the sleeping tasks of a released device are cancelled`() async throws {
        let task = try await withDevice {
            let clock = PhoneClock.phone
            let task = Task { try await clock.sleep(for: .seconds(1)) }
            await clock.advance(by: .zero)
            return task
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `each device has its own clock`() async throws {
        try await withDevice {
            let outer = PhoneClock.phone
            try await withDevice {
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect(outer.now.sinceStart == .zero && PhoneClock.phone.now.sinceStart == .seconds(1))
            }
        }
    }
}
