import SwiftText

/// The text of a fenced block, with the location of each line in the chapter.
package struct Listing: Sendable, Equatable {
    /// The lines, each with its line ending.
    package var text: String
    /// The location of the first line of the text. The column is after the indentation by the containers, such as a
    /// list or a quote.
    package var location: SourceLocation
    /// The number of columns that the containers occupy before each line. The array is empty if they don't occupy any.
    package var indentations: [Int]

    package init(text: String, location: SourceLocation, indentations: [Int]) {
        self.text = text
        self.location = location
        self.indentations = indentations
    }

    /// The lines without their line endings.
    package var lines: [Substring] {
        var lines = text.utf8.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false).map(Substring.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Returns the location of a line.
    ///
    /// - Parameter index: The index of the line, from 0.
    package func location(ofLine index: Int) -> SourceLocation {
        var lineLocation = location
        lineLocation.line += index
        lineLocation.column = 1 + indentation(ofLine: index)
        return lineLocation
    }

    package func indentation(ofLine index: Int) -> Int {
        index < indentations.count ? indentations[index] : 0
    }
}

/// A file that the chapter defines. The tests can read it, and the starter contains it.
package struct Resource: Sendable, Hashable {
    /// A relative path without `..`, such as `Settings.bundle/Root.plist`.
    package var path: String
}
