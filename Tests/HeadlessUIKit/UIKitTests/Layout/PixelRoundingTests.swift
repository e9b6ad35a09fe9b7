import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that the edges of frames from constraints are on pixels.
@MainActor @Suite struct PixelRoundingTests {
    @Test func `edges are rounded to the nearest pixel, and adjacent views stay adjacent`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            let thirds = (0..<3).map { _ in root.put() }
            activate(thirds[0].leadingAnchor.constraint(equalTo: root.leadingAnchor))
            for (one, other) in zip(thirds, thirds.dropFirst()) {
                activate(
                    other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                    other.widthAnchor.constraint(equalTo: one.widthAnchor))
            }
            activate(thirds[2].trailingAnchor.constraint(equalTo: root.trailingAnchor))
            root.layoutIfNeeded()
            // A pixel of this phone is half a point: 33.33 and 66.67 become 33.5 and 66.5.
            #expect(thirds.map(\.frame.minX) == [0, 33.5, 66.5])
            #expect(thirds.map(\.frame.maxX) == [33.5, 66.5, 100])
        }
    }

    @Test func `a size of whole pixels isn't changed by rounding the position`() async throws {
        try await withDevice {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            for pixels in 1..<40 {
                let width = CGFloat(pixels) / 3
                let view = root.put(Content(width, 10))
                activate(view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
                root.layoutIfNeeded()
                #expect(near(view.bounds.width, width))
                view.removeFromSuperview()
            }
        }
    }
}
