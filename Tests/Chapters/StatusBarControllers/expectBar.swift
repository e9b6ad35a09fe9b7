import Simulator
import Testing
import UIKit

/// The end of a tree's path and what is wanted there, as in "Photo: light".
@MainActor
func endOfPath(_ root: UIViewController) -> String {
    let line = StatusBarTree(of: root).report.split(separator: "\n").first { $0.hasPrefix("*") } ?? ""
    return String(line.dropFirst().drop { $0 == " " })
}

/// Both the bar and the end of the tree's path are as they should be.
@MainActor
func expectBar(
    _ bar: String, _ end: String, _ root: UIViewController, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(barWords == bar, comment, sourceLocation: sourceLocation)
    #expect(endOfPath(root) == end, comment, sourceLocation: sourceLocation)
}
