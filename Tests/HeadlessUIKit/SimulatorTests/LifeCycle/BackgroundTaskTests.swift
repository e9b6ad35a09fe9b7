import Simulator
import Testing

@MainActor @Suite struct BackgroundTaskTests {
    @MainActor private final class Expirations { var names: [String] = [] }

    @Test func `the expiration handler runs when the time is over, unless the task has ended`() async throws {
        try await withDevice {
            let application = UIApplication.shared
            let expirations = Expirations()
            let done = application.beginBackgroundTask { expirations.names.append("done") }
            let late = application.beginBackgroundTask(withName: "late") { expirations.names.append("late") }
            #expect(done != .invalid && late != .invalid && done != late)
            #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
            background()
            application.endBackgroundTask(done)
            let time = application.backgroundTimeRemaining
            #expect(time > 1 && time < 600)
            await PhoneClock.phone.advance(by: .seconds(time - 1))
            #expect(expirations.names == [] && application.backgroundTimeRemaining == 1)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(expirations.names == ["late"] && application.backgroundTimeRemaining == 0)
        }
    }

    @Test func `returning to the foreground in time prevents the expiration`() async throws {
        try await withDevice {
            let expirations = Expirations()
            _ = UIApplication.shared.beginBackgroundTask { expirations.names.append("late") }
            background()
            await PhoneClock.phone.advance(by: .seconds(1))
            foreground()
            #expect(UIApplication.shared.backgroundTimeRemaining == .greatestFiniteMagnitude)
            await PhoneClock.phone.advance(by: .seconds(1000))
            #expect(expirations.names == [])
        }
    }

    @Test func `a background task can begin and end on any thread`() async throws {
        try await withDevice {
            let application = UIApplication.shared
            let task = await Task.detached { application.beginBackgroundTask() }.value
            await Task.detached { application.endBackgroundTask(task) }.value
            #expect(task != .invalid)
        }
    }
}
