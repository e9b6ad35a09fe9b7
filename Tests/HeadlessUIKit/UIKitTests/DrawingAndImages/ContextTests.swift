import Simulator
import Testing

@_spi(Simulator) @testable import UIKit

/// Tests of drawing into a context.
@Suite struct ContextTests {
    private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// The last command, or an empty image if nothing has been drawn yet.
    private var last: DrawingCommand {
        context.commands.last ?? DrawingCommand(content: .image(UIImage(), in: .null))
    }

    @Test func `a fill has the current fill color`() {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(last.content.color == UIColor.red.cgColor)
        #expect(last.extent == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `drawing the current path clears it`() {
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 5, y: 1))
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.strokePath()
        context.strokePath()
        #expect(context.commands.count == 1)
        guard case .stroke(_, let line, _) = last.content else {
            Issue.record("no line")
            return
        }
        #expect(line == DrawingCommand.LineStyle(width: 2, cap: .round))
    }

    @Test func `the current transform applies to fills and line widths`() {
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(last.extent == CGRect(x: 12, y: 2, width: 2, height: 2))
        context.setLineWidth(3)
        context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard case .stroke(_, let line, _) = last.content else {
            Issue.record("no line")
            return
        }
        #expect(line.width == 6)
    }

    @Test func `restoring the graphics state undoes the changes since it was saved`() {
        context.saveGState()
        context.setFillColor(UIColor.red.cgColor)
        context.setAlpha(0.5)
        context.translateBy(x: 50, y: 50)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(last.content.color == CGColor(gray: 0, alpha: 1))
        #expect(last.alpha == 1 && last.clips.isEmpty && last.extent.size == CGSize(width: 2, height: 2))
    }

    @Test func `drawing is limited to the intersection of all clips`() {
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.clip(to: CGRect(x: 3, y: 3, width: 5, height: 5))
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(last.extent == CGRect(x: 3, y: 3, width: 2, height: 2))
    }

    @Test func `clearing a rectangle removes it from earlier drawing only`() {
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.clear(CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(last.clips.count == 1 && last.clips[0].isEvenOdd)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(last.clips.isEmpty)
    }

    @Test func `a Bézier path draws into the current context`() {
        UIGraphicsPushContext(context)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.lineWidth = 3
        UIColor.blue.set()
        path.fill()
        path.stroke()
        path.addClip()
        UIRectFill(CGRect(x: 2, y: 2, width: 9, height: 9))
        UIGraphicsPopContext()
        path.fill()
        #expect(context.commands.count == 3)
        #expect(context.commands.allSatisfy { $0.content.color == UIColor.blue.cgColor })
        #expect(last.extent == CGRect(x: 2, y: 2, width: 2, height: 2))
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `there is no current context outside of drawing`() {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `text is drawn line by line, with its attributes`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        UIGraphicsPushContext(context)
        "a\nb".draw(in: CGRect(x: 10, y: 0, width: 50, height: 100), withAttributes: attributes)
        NSAttributedString(string: "c", attributes: attributes).draw(at: CGPoint(x: 1, y: 2))
        UIGraphicsPopContext()
        #expect(context.commands.map(\.content.texts) == [["a", "b"], ["c"]])
        #expect(context.commands[0].extent.maxX == 60 && context.commands[0].extent.minY == 0)
        #expect(context.commands[0].extent.maxY == 2 * UIFont.systemFont(ofSize: 20).lineHeight)
        #expect(last.extent.origin == CGPoint(x: 1, y: 2))
    }

    @Test func `lines that don't fit in the rectangle aren't drawn`() {
        UIGraphicsPushContext(context)
        "a\nb\nc".draw(
            in: CGRect(x: 0, y: 0, width: 50, height: 30), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        UIGraphicsPopContext()
        #expect(context.commands.flatMap(\.content.texts).count == 2)
    }
}
