import SwiftText

/// The text of a fenced block, and where each of its lines stands in the chapter.
public struct Listing: Sendable, Equatable {
    /// The lines, each with its line end.
    public var text: String
    /// The first line of the text; its column is past what the containers (a list, a quote) take.
    public var location: SourceLocation
    /// How many columns the containers take before each line; empty when they take none before any.
    public var indentations: [Int]

    /// The lines without their line ends.
    public var lines: [Substring] {
        var lines = text.utf8.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false).map(Substring.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The place of a line, counted from 0.
    public func location(ofLine index: Int) -> SourceLocation {
        var place = location
        place.line += index
        place.column = 1 + indentation(ofLine: index)
        return place
    }

    public func indentation(ofLine index: Int) -> Int {
        index < indentations.count ? indentations[index] : 0
    }
}

/// A file that the chapter holds: the tests can read it and the starter contains it.
public struct Resource: Sendable, Hashable {
    /// A relative path without `..`, such as `Settings.bundle/Root.plist`.
    public var path: String
}
