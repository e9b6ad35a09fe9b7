import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of malformed drawings: accepted ones are parsed again as the same, and contain only listed elements.
@Suite struct PictureFuzzTests {
    private static let pieces = [
        "<g", "<rect", "<text", "<use", "<svg class=\"panel\"", "</g>", "</text>", "</svg>", "<title>", "</title>", ">",
        "/>", " ", "x", "=", "\"", "'", "1", "\u{301}", "\u{600}", "&quot;", "&#10;", "&lt;", "fill=\"url(#a)\"",
        "href=\"#a\"", "id=\"a\"", "id=\"b\"", "onload", "<script", "//", "\\", "&", ";", "data-note=\"", "<?xml ?>",
    ]

    /// Returns whether a tag is a script, or has an attribute that runs one. Values and texts can contain these words.
    private static func hasScript(_ markup: String) -> Bool {
        let values = /"[^"]*"/.matchingSemantics(.unicodeScalar)
        let tags = /<[^>]*>/.matchingSemantics(.unicodeScalar)
        return markup.replacing(values, with: "").matches(of: tags).contains { tag in
            tag.output.hasPrefix("<script") || tag.output.contains("onload")
        }
    }

    @Test func `the check for scripts looks at tags only`() {
        #expect(Self.hasScript("<svg><g onload=\"a\"/></svg>") && Self.hasScript("<svg><script>a</script></svg>"))
        #expect(!Self.hasScript("<svg><text x=\" onload=\"> onload=</text></svg>"))
    }

    @Test(arguments: 0..<8)
    func `an accepted drawing has no scripts, and parsing it again doesn't change it`(number: UInt64) throws {
        var random = Fuzzing.random(number)
        var accepted = 0
        for _ in Fuzzing.rounds(200) {
            let inside = random.text(of: Self.pieces, 1...9)
            for text in [
                "<svg>\(inside)</svg>", "<svg><g>\(inside)</g></svg>", "<svg><g \(inside)/></svg>",
                "<svg><text x=\"\(inside)\"/></svg>",
            ] {
                guard let element = try? InlineSVG.checked(text) else { continue }
                accepted += 1
                #expect(try InlineSVG.checked(element.markup).markup == element.markup)
                #expect(!Self.hasScript(element.markup), "\(text)")
                let drawing = Drawing(states: [.init(svg: text)])
                let panels = try PagePicture(drawing, prefix: "p").states.flatMap(\.panels)
                #expect(panels.allSatisfy { !$0.markup.contains("<script") }, "\(text)")
            }
        }
        #expect(accepted > 0)
    }
}
