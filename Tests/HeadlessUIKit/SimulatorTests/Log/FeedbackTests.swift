import Simulator
import Testing
import UIKit

/// Tests that haptic feedback is logged.
@MainActor @Suite struct FeedbackTests {
    @Test func `haptic feedback is logged`() async throws {
        try await withDevice {
            let log = EventLog()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            let impact = UIImpactFeedbackGenerator(style: .light)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
            impact.impactOccurred(intensity: 0)
            UIImpactFeedbackGenerator().impactOccurred(intensity: 1)
            UISelectionFeedbackGenerator().selectionChanged()
            #expect(
                log.lines == [
                    "success was felt", "light impact was felt", "light impact of 0.5 was felt",
                    "medium impact was felt", "selection was felt",
                ])
            #expect(log.events.first == PhoneEvent(.feedback, "success"))
        }
    }
}
