import Foundation
import Testing

@testable import Figures

@Suite struct TimeLineTests {
    private let turn: [Figure.Moment] = [
        .call("controller", "viewWillTransition(to:with:)"),
        .inside("inside of the animation", [.call("window", "layoutSubviews()")]),
        .call("controller", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"),
    ]

    @Test func `calls are listed from top to bottom, each on its object's lane`() {
        let calls = TimeLineLayout(turn).calls
        #expect(calls.map(\.lane) == [0, 1, 0])
        #expect(zip(calls, calls.dropFirst()).allSatisfy { $0.y < $1.y })
        #expect(TimeLineLayout(turn).names == ["controller", "window"])
    }

    @Test func `a brace encloses nested calls, which are indented`() throws {
        let layout = TimeLineLayout(turn)
        let brace = try #require(layout.braces.first)
        #expect(layout.calls.map { brace.top < $0.y && $0.y < brace.bottom } == [false, true, false])
        #expect(layout.calls.map(\.indent) == [0, 1, 0])
    }

    @Test func `names are written in full in a monospaced font, wrapped after colons`() {
        let lines = TimeLineLayout(turn).calls[2].lines.map(\.text)
        #expect(lines.count > 1)
        #expect(lines.joined() == "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")
        #expect(lines.allSatisfy { $0.hasSuffix(":") || $0.hasSuffix(")") })
        let svg = Figure.timeLine(title: "T", turn).svg
        #expect(
            svg.split(separator: "\n").contains {
                $0.contains("layoutSubviews()</text>") && $0.contains("ui-monospace")
            })
    }

    @Test func `the description contains the calls`() {
        #expect(
            Figure.timeLine(title: "T", Array(turn.prefix(2))).description
                == "Calls in order: controller: viewWillTransition(to:with:); "
                + "inside of the animation: [window: layoutSubviews()].")
        #expect(Figure.timeLine(title: "T", []).description == "No calls.")
    }
}
