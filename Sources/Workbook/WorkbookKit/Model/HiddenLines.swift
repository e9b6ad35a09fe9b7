import SwiftText

/// The lines of a listing that its page leaves out: those between `// BEGIN HIDDEN` and `// END HIDDEN`.
///
/// The compiler sees them, and Copy gives them.
struct HiddenLines {
    static let begin = "// BEGIN HIDDEN"
    static let end = "// END HIDDEN"

    /// The lines of the marks and those between them, from 0, with the marks.
    private(set) var regions: [ClosedRange<Int>] = []
    /// The marks that have no other, by their lines from 0.
    private(set) var unmatched: [Int] = []

    private let lines: [Substring]

    init(_ lines: [Substring]) {
        self.lines = lines
        var open: Int?
        for (index, line) in lines.enumerated() {
            switch line.trimmed {
            case Self.begin:
                if let open { unmatched.append(open) }
                open = index
            case Self.end:
                if let start = open { regions.append(start...index) } else { unmatched.append(index) }
                open = nil
            default: break
            }
        }
        if let open { unmatched.append(open) }
    }

    /// All lines of the regions, from 0.
    var numbers: Set<Int> { Set(regions.joined()) }

    /// How far the marks of a region are indented, in spaces.
    func margin(of region: ClosedRange<Int>) -> Int { lines[region.lowerBound].prefix { $0 == " " }.count }

    /// Whether there can be hidden lines in a text: a look that saves most texts the search.
    static func mayStand(in text: String) -> Bool {
        // Two letters of 'HIDDEN', which is quick to tell of most texts.
        let mayBe = text.withBytes { $0.contains(UInt8(ascii: "H"), then: UInt8(ascii: "I")) }
        return mayBe && (text.contains(begin) || text.contains(end))
    }
}
