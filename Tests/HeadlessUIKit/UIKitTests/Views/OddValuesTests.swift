import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of values that a listing can compute by mistake.
@MainActor @Suite struct OddValuesTests {
    @Test func `setting a width of NaN stops the process with CALayerInvalidGeometry`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).frame.size.width = .nan
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("CALayerInvalidGeometry"))
    }

    @Test func `a label whose font and text color are set to nil uses the defaults`() {
        let label = UILabel()
        label.text = "Text"
        let size = label.sizeThatFits(.zero)
        label.font = nil
        label.textColor = nil
        #expect(label.font == UILabel().font && label.textColor == .label && label.sizeThatFits(.zero) == size)
    }

    @Test func `a label of the greatest finite height is drawn`() async throws {
        try await withDevice {
            let window = newWindow()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
            label.numberOfLines = 0
            label.text = "Text"
            window.addSubview(label)
            window.isHidden = false
            #expect(Figure.screen(title: "T").svg.contains("Text"))
        }
    }

    @Test func `an animation of infinite duration doesn't complete`() async throws {
        try await withDevice {
            var isOver = false
            let window = newWindow()
            UIView.animate(withDuration: .infinity, animations: { window.alpha = 0 }, completion: { isOver = $0 })
            await PhoneClock.phone.advance(by: .seconds(1e6))
            #expect(!isOver)
        }
    }

    @Test func `a window is released when the device ends during a touch`() async throws {
        weak var gone: UIWindow?
        try await withDevice {
            let window = newWindow()
            gone = window
            window.isHidden = false
            _ = press(at: CGPoint(x: 50, y: 100))
        }
        #expect(gone == nil)
    }
}
