import Simulator
import UIKit

@testable import RotationChapterTests

/// The map of the trail, which is laid out by size, and behind it a slope that locks the orientation while it's measured.
///
/// They're in another module than the overlays, and both modules declare the classes of the first chapter. So only this
/// file imports the module of the rotation.
@MainActor
final class TrailParts {
    private let trail = SizedTrailController()
    private let slope = SlopeController()

    /// The controllers, from back to front.
    var controllers: [UIViewController] { [slope, trail] }

    /// The controller that locks the orientation.
    var lock: UIViewController { slope }

    var isMeasuring: Bool {
        get { slope.isMeasuring }
        set { slope.isMeasuring = newValue }
    }

    var map: UIScrollView { trail.map }

    /// The point of the map in the middle of the visible part.
    var middle: CGPoint { trail.map.middle }

    var table: UITableView? { trail.list.view as? UITableView }
}
