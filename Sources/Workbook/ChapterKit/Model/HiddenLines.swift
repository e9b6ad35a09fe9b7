import SwiftText

/// The lines of a listing that its page hides: those between `// BEGIN HIDDEN` and `// END HIDDEN`.
///
/// They're compiled, and the Copy button includes them.
package struct HiddenLines {
    package static let begin = "// BEGIN HIDDEN"
    package static let end = "// END HIDDEN"

    /// The regions of hidden lines, including the lines of their markers, from 0.
    package private(set) var regions: [ClosedRange<Int>] = []
    /// The lines of markers without a counterpart, from 0.
    private(set) var unmatched: [Int] = []

    private let lines: [Substring]

    package init(_ lines: [Substring]) {
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

    /// The numbers of all lines in the regions, from 0.
    package var numbers: Set<Int> { Set(regions.joined()) }

    /// Returns the indentation of a region's markers, in spaces.
    package func margin(of region: ClosedRange<Int>) -> Int { lines[region.lowerBound].prefix { $0 == " " }.count }

    /// Returns a Boolean value indicating whether a text can contain hidden lines. It's faster than a search for them.
    package static func mayStand(in text: String) -> Bool {
        // A check for two letters of `HIDDEN` rules out most texts quickly.
        let mayBe = text.withBytes { $0.contains(UInt8(ascii: "H"), then: UInt8(ascii: "I")) }
        return mayBe && (text.contains(begin) || text.contains(end))
    }
}
