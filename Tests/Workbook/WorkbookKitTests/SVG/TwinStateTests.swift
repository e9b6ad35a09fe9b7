import SnippetResults
import Testing

@testable import ChapterKit

/// Tests of the states of a picture that look the same.
@Suite struct TwinStateTests {
    private func picture(_ states: [(id: String, x: Int, note: String, printed: String?)]) throws -> PagePicture {
        let options = states.indices.map { Drawing.Option(name: "\($0)", label: "\($0)") }
        let choice = Drawing.Choice(name: "c", title: "C", options: options, isOrdered: false)
        let drawings = states.map { state in
            Drawing.State(
                svg: "<svg data-note=\"\(state.note)\"><title>\(state.id)</title><rect x=\"\(state.x)\"/></svg>",
                printed: state.printed)
        }
        return try PagePicture(Drawing(choices: [choice], states: drawings), prefix: "p")
    }

    @Test func `a state knows the first state that looks the same, whatever its title is`() throws {
        let picture = try picture([
            ("a", 1, "", nil), ("b", 2, "", nil), ("c", 1, "", nil), ("d", 2, "", nil), ("e", 1, "", nil),
        ])
        #expect(picture.states.map(\.twin) == [nil, nil, 0, 1, 0])
    }

    @Test func `states with different notes or outputs look different`() throws {
        let picture = try picture([
            ("a", 1, "", nil), ("a", 1, "note", nil), ("a", 1, "", "printed"), ("a", 1, "note", nil),
        ])
        #expect(picture.states.map(\.twin) == [nil, nil, nil, 1])
    }
}
