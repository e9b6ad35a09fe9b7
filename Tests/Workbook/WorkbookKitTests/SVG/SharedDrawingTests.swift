import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit

/// Tests that several similar pictures are little larger than a single picture, and that their appearance doesn't
/// change.
@Suite struct SharedDrawingTests {
    private let long = "<rect x=\"0\" y=\"0\" width=\"100\" height=\"100\" fill=\"#123456\" stroke=\"none\"/>"

    private func share(_ insides: String...) -> SharedDrawing {
        SharedDrawing(insides.map { [try! SVGReader.root(of: "<svg>\($0)</svg>")] }, prefix: "p")
    }

    @Test func `a shape that several pictures contain is defined once`() {
        let shared = share(long + "<circle r=\"1\"/>", "<g>\(long)</g>")
        #expect(shared.definitions == long.replacing("<rect", with: "<rect id=\"p1\""))
        #expect(shared.contents == ["<use href=\"#p1\"/><circle r=\"1\"/>", "<g><use href=\"#p1\"/></g>"])
    }

    @Test func `a group that several pictures contain is defined once as a whole`() {
        let shared = share("<g>\(long)<circle r=\"1\"/></g>", "<g>\(long)<circle r=\"1\"/></g>", long)
        #expect(
            shared.definitions
                == long.replacing("<rect", with: "<rect id=\"p2\"")
                + "<g id=\"p1\"><use href=\"#p2\"/><circle r=\"1\"/></g>")
        #expect(shared.contents == ["<use href=\"#p1\"/>", "<use href=\"#p1\"/>", "<use href=\"#p2\"/>"])
    }

    @Test func `short elements, elements with a class and children of focusable groups aren't shared`() {
        for inside in ["<circle r=\"1\"/>", long.replacing("<rect", with: "<rect class=\"name\"")] {
            #expect(share(inside, "<g>\(inside)</g>").contents == [inside, "<g>\(inside)</g>"])
        }
        let region = "<g tabindex=\"0\">\(long)<g>\(long)<circle r=\"1\"/></g></g>"
        let shared = "<g tabindex=\"0\">\(long)<g><use href=\"#p1\"/><circle r=\"1\"/></g></g>"
        #expect(share(region, region).contents == [shared, shared])
    }

    @Test func `equal gradients are defined once, and different gradients separately`() {
        func picture(_ color: String) -> String {
            "<linearGradient id=\"g\"><stop stop-color=\"\(color)\"/></linearGradient><rect fill=\"url(#g)\"/>"
        }
        let shared = share(picture("red"), picture("blue"), picture("red"))
        #expect(shared.definitions.ranges(of: "<linearGradient").count == 2)
        #expect(shared.contents[0] == shared.contents[2])
        #expect(shared.contents[0] != shared.contents[1])
    }

    @Test func `an id occurs only once if several pictures draw the same element`() {
        let shared = share("<g id=\"a\"><rect/></g><use href=\"#a\"/>", "<g id=\"a\"><rect/></g>")
        #expect(shared.contents == ["<g id=\"p1\"><rect/></g><use href=\"#p1\"/>", "<g><rect/></g>"])
    }

    @Test func `an element in the defs of a picture is moved to the shared definitions`() {
        let shared = share("<defs><g id=\"a\"><rect/></g></defs><use href=\"#a\"/>")
        #expect(shared.definitions == "<g id=\"p1\"><rect/></g>")
        #expect(shared.contents == ["<use href=\"#p1\"/>"])
    }

    @Test func `gradients that inherit from different gradients aren't shared`() {
        func picture(_ color: String) -> String {
            "<linearGradient id=\"base\"><stop stop-color=\"\(color)\"/></linearGradient>"
                + "<linearGradient id=\"g\" href=\"#base\"/><rect fill=\"url(#g)\" stroke=\"url(#g) red\"/>"
        }
        let shared = share(picture("red"), picture("blue"))
        #expect(shared.contents[0] != shared.contents[1])
        #expect(shared.definitions.ranges(of: "<linearGradient").count == 4)
        #expect(!shared.contents.joined().contains("#g)"))
    }

    // MARK: Properties

    /// Returns a random picture with a small vocabulary, so that many parts are equal.
    private func picture(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let number = Int.random(in: 0...2, using: &random)
            let attributes =
                "x=\"\(number)\" fill=\"var(--figure-accent, #123456)\" stroke=\"var(--figure-ink, #12345\(number))\""
            if depth < 3, Bool.random(using: &random) {
                return "<g \(attributes)>\(picture(&random, depth: depth + 1))</g>"
            }
            return "<rect \(attributes)/>"
        }.joined()
    }

    @Test(arguments: 0..<50) func `replacing each use element with its definition restores the original pictures`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let pictures = (0..<4).map { _ in picture(&random) }
        let shared = SharedDrawing(pictures.map { [try! SVGReader.root(of: "<svg>\($0)</svg>")] }, prefix: "p")
        let definitions = Dictionary(
            uniqueKeysWithValues: try SVGReader.root(of: "<defs>\(shared.definitions)</defs>").elements.map { element in
                var bare = element
                bare.attributes.removeAll { $0.name == "id" }
                return (element["id"]!, bare)
            })
        func expanded(_ node: SVGElement.Node) -> String {
            guard case .element(let element) = node else { return node.markup }
            guard element.name == "use" else {
                return SVGElement.markup(element.name, element.attributes, element.children.map(expanded))
            }
            return expanded(.element(definitions[String(element["href"]!.dropFirst())]!))
        }
        for (content, picture) in zip(shared.contents, pictures) {
            #expect(try SVGReader.root(of: "<svg>\(content)</svg>").children.map(expanded).joined() == picture)
        }
        #expect(
            shared.definitions.utf8.count + shared.contents.joined().utf8.count <= pictures.joined().utf8.count + 400)
    }
}

/// Tests of the parts of a drawing that a page shows.
@Suite struct PagePictureTests {
    private func picture(_ svg: String) throws -> PagePicture {
        try PagePicture(Drawing(states: [.init(svg: svg)]), prefix: "p")
    }

    @Test func `a script in any state of a drawing is rejected`() {
        let choice = Drawing.Choice(
            name: "a", title: "A", options: [.init(name: "1", label: "1"), .init(name: "2", label: "2")],
            isOrdered: false)
        let drawing = Drawing(
            choices: [choice], states: [.init(svg: "<svg/>"), .init(svg: "<svg><script>x</script></svg>")])
        #expect(throws: SVGError.self) { try PagePicture(drawing, prefix: "p") }
    }

    @Test func `the alternative text of a picture is its title and its description`() throws {
        let state = try picture("<svg><title>A &lt; B</title><desc>Two</desc><rect/></svg>").states[0]
        #expect(state.alternativeText == "A < B. Two")
        #expect(state.panels.map(\.markup) == ["<rect/>"])
    }

    @Test func `a panel gets the font of the root element and loses its position`() throws {
        let state = try picture(
            "<svg width=\"9\" font-family=\"serif\"><svg class=\"panel\" x=\"4\" width=\"2\"><rect/></svg></svg>"
        ).states[0]
        #expect(state.panels[0].attributes.map { "\($0.name)=\($0.value)" } == ["width=2", "font-family=serif"])
    }

    @Test func `a root element that contains more than panels is a single panel`() throws {
        let inside = "<svg class=\"panel\"><rect/></svg><rect/>"
        #expect(try picture("<svg>\(inside)</svg>").states[0].panels.map(\.markup) == [inside])
    }

    @Test func `quotation marks and brackets in notes, titles and texts aren't parsed as markup`() throws {
        let state = try picture(
            "<svg data-note='\u{600}<meta x'><title>T\"\u{301} onmouseover=\"x</title><text>\"\u{301}</text></svg>"
        ).states[0]
        #expect(state.note == "\u{600}<meta x")
        #expect(state.alternativeText == "T\"\u{301} onmouseover=\"x")
        #expect(state.panels[0].markup == "<text>&quot;\u{301}</text>")
    }
}
