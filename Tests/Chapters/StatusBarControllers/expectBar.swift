import Simulator
import Testing
import UIKit

/// Returns the end of a tree's path and the appearance that it requests, such as "Photo: light".
@MainActor
func endOfPath(_ root: UIViewController) -> String {
    let line = StatusBarTree(of: root).report.split(separator: "\n").first { $0.hasPrefix("*") } ?? ""
    return String(line.dropFirst().drop { $0 == " " })
}

/// Expects that both the status bar and the end of the tree's path match the given descriptions.
@MainActor
func expectBar(
    _ bar: String, _ end: String, _ root: UIViewController, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(barWords == bar, comment, sourceLocation: sourceLocation)
    #expect(endOfPath(root) == end, comment, sourceLocation: sourceLocation)
}
