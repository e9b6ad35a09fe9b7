import Simulator
import Synchronization
import Testing

@testable import UIKit

/// Tests that no constraints of a tip contradict each other.
///
/// A phone would print a message to the console, and break one of the constraints.
@MainActor
@Suite struct TipConstraintsTests {
    private static let progresses: [Double?] = [nil, 0.3]

    @Test func `for each content and in little room, no constraints conflict`() async throws {
        let messages = Messages()
        for device in [Device.iPhoneSE, .iPadMini] {
            var device = device
            device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            let add: @Sendable (String) -> Void = { messages.add($0) }
            try await Console.$write.withValue(add) {
                try await withDevice(device) { try await showEverything() }
            }
        }
        #expect(messages.all == [])
    }

    private func showEverything() async throws {
        let app = showApp()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        app.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        let tips = TipsOverlay(in: scene, clock: .phone)
        for text in ["", String(repeating: "The photographs could not be sent. ", count: 6)] {
            for icon in [nil, UIImage()] {
                for progress in Self.progresses {
                    tips.show(Tip(id: "one", text: text, icon: icon, progress: progress, stay: nil))
                    tips.window?.layoutIfNeeded()
                }
            }
        }
        guard Device.current.idiom == .pad else { return }
        resizeScene(scene, to: CGRect(x: 0, y: 0, width: 320, height: 320))
        tips.window?.layoutIfNeeded()
    }
}

private final class Messages: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock(\.self) }

    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
