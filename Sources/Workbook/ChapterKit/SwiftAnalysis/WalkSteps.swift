import SwiftText

/// The steps of a walk. Each begins with a line such as `// 1. What happens`, followed by its code.
package struct WalkSteps {
    package struct Step: Equatable {
        /// The number that the author wrote.
        package var number: Int
        var title: String
        /// The numbers of the lines of the step, from 0, beginning with the one that contains its title.
        package var lines: Range<Int>
    }

    package let steps: [Step]

    package init(_ listing: Listing) {
        let count = listing.lines.count
        let markers = Self.markers(in: listing.text)
        steps = markers.indices.map { index in
            let end = index + 1 < markers.count ? markers[index + 1].line : count
            return Step(number: markers[index].number, title: markers[index].title, lines: markers[index].line..<end)
        }
    }

    /// Returns the comments that begin a step. A comment that's indented or follows code isn't one of them.
    private static func markers(in text: String) -> [(line: Int, number: Int, title: String)] {
        var markers: [(Int, Int, String)] = []
        text.withBytes { bytes in
            var (line, lineStart) = (0, 0)
            for token in SwiftTokenizer(bytes) {
                if token.kind == .comment, token.range.lowerBound == lineStart,
                    let marker = marker(String(decoding: bytes[token.range], as: UTF8.self))
                {
                    markers.append((line, marker.number, marker.title))
                }
                for index in token.range where bytes[index] == .lineFeed {
                    line += 1
                    lineStart = index + 1
                }
            }
        }
        return markers
    }

    private static func marker(_ comment: String) -> (number: Int, title: String)? {
        guard comment.hasPrefix("// ") else { return nil }
        let digits = comment.utf8.dropFirst(3).prefix(while: \.isDigit)
        let rest = comment.utf8[digits.endIndex...]
        guard digits.first != UInt8(ascii: "0"), let number = Int(String(Substring(digits))),
            rest.starts(with: ". ".utf8)
        else { return nil }
        let title = String(Substring(rest.dropFirst(2))).trimmed
        return title.isEmpty ? nil : (number, title)
    }
}
