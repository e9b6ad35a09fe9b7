import Testing

@testable import SnippetResults

/// Tests of the drawings of figures, and of the files that store them.
@Suite struct DrawingTests {
    private func choice(_ name: String, _ options: String...) -> Drawing.Choice {
        Drawing.Choice(
            name: name, title: name, options: options.map { .init(name: $0, label: $0.uppercased()) }, isOrdered: false)
    }

    /// Returns the drawing that the files contain.
    private func read(_ files: [(path: String, bytes: [UInt8])]) throws -> Drawing? {
        try Drawing(named: "f") { path in files.first { $0.path == path }?.bytes }
    }

    @Test func `combinations vary the last choice first`() {
        let choices = [choice("turn", "left", "right"), choice("size", "s", "m", "l")]
        let combinations = Drawing.combinations(of: choices)
        #expect(combinations == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
        #expect(Drawing.label(of: combinations[4], in: choices) == "RIGHT, M")
        #expect(Drawing.combinations(of: []) == [[]])
    }

    @Test func `a drawing without choices is one file`() throws {
        let drawing = Drawing(states: [.init(svg: "<svg/>")])
        let files = try drawing.files(named: "f")
        #expect(files.map(\.path) == ["f.svg"])
        #expect(try read(files) == drawing)
    }

    @Test func `a drawing with choices is a folder with a file per state, named by its options`() throws {
        let drawing = Drawing(
            choices: [choice("turn", "left", "right"), choice("size", "s")],
            states: [.init(svg: "<svg>1</svg>"), .init(svg: "<svg>2</svg>")])
        let files = try drawing.files(named: "f")
        #expect(files.map(\.path) == ["f/states.json", "f/left-s.svg", "f/right-s.svg"])
        #expect(try read(files) == drawing)
    }

    @Test func `a step's output is kept, and a step without a picture has no file`() throws {
        let drawing = Drawing(
            choices: [choice("step", "1", "2")],
            states: [.init(svg: "", printed: ""), .init(svg: "<svg/>", printed: "a\n")])
        let files = try drawing.files(named: "f")
        #expect(files.map(\.path) == ["f/states.json", "f/2.svg"])
        #expect(try read(files) == drawing)
    }

    @Test func `without a file, there's no drawing`() throws { #expect(try read([]) == nil) }

    /// Tests that states that no folder can contain are rejected. The author of `states.json` is unknown.
    @Test(arguments: [
        "", "[]", "{}", #"{"choices":[]}"#,
        #"{"choices":[{"name":"a","title":"a","isOrdered":false,"options":[]}]}"#,
        #"{"choices":[{"name":"a","title":"a","isOrdered":false,"options":[{"name":"../x","label":"x"}]}]}"#,
        #"{"choices":[{"name":"a","title":"a","isOrdered":false,"options":[{"name":"","label":"x"}]}]}"#,
    ])
    func `invalid states are refused`(text: String) {
        #expect(throws: DecodingError.self) { try read([("f/states.json", Array(text.utf8))]) }
    }

    @Test func `too many states are refused before they're enumerated`() throws {
        let names = (0..<24).map(String.init)
        let many = Drawing.Choice(
            name: "a", title: "A", options: names.map { .init(name: $0, label: $0) }, isOrdered: true)
        for count in 1...3 {
            let drawing = Drawing(choices: Array(repeating: many, count: count), states: [])
            let files = try drawing.files(named: "f")
            if count == 1 {
                #expect(try read(files)?.states.count == 24)
            } else {
                #expect(throws: DecodingError.self) { try read(files) }
            }
        }
    }
}
