import Testing

@testable import Figures
@testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Tests of the shapes that drawing code produces.
@MainActor @Suite struct DrawingCommandTests {
    private final class Drawing: UIView {
        var actions: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            UIGraphicsGetCurrentContext().map(actions)
        }
    }

    private func lines(_ actions: @escaping (CGContext) -> Void) -> [String] {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.actions = actions
        return view.svgLines
    }

    @Test func `components of a color outside of 0 to 1 are clamped where Apple says so`() {
        let lines = lines { context in
            context.setFillColor(gray: 7, alpha: 2)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 9)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(lines[0].contains("fill=\"#fff\"") && !lines[0].contains("opacity"))
        #expect(lines[1].contains("fill=\"#f00\"") && !lines[1].contains("opacity"))
    }

    @Test func `a fill and a stroke are drawn as paths`() {
        let lines = lines { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [3, 1])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)])
        }
        #expect(lines.count == 2)
        #expect(lines[0].contains("M1,2L4,2L4,6L1,6") && lines[0].contains("fill=\"#f00\""))
        #expect(lines[1].contains("stroke-width=\"2\"") && lines[1].contains("stroke-dasharray=\"3 1\""))
    }

    @Test func `a clip becomes a clipPath, and alpha becomes an opacity`() {
        let lines = lines { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clip()
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(lines.contains { $0.contains("opacity=\"0.5\"") })
        #expect(lines.filter { $0.contains("<clipPath") }.count == 1)
    }

    @Test func `a shadow is drawn with a filter, and a string as text`() {
        let lines = lines { context in
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: UIColor.black.cgColor)
            "ab".draw(at: CGPoint(x: 3, y: 3))
        }
        #expect(lines.contains { $0.contains("<filter") } && lines.contains { $0.contains(">ab</text>") })
    }

    @Test func `a template image drawn by a renderer has its view's tint color`() async throws {
        try await withDevice {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.frame.size = CGSize(width: 20, height: 20)
            view.tintColor = .red
            let lines = view.svgLines
            #expect(
                lines.contains {
                    $0.contains("M0,0L20,0L20,20L0,20") && $0.contains("fill=\"#f00\"")
                })
        }
    }
}
