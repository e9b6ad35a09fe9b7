// Rotation
//
// The Swift of a chapter of "The iOS Workbook": see rotation.html.
// Made from 03-rotation.md, with the exercises left open.
// It needs the Swift of the chapter "Windows": windows.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

extension CGVector {
    /// The direction a quarter turn further, clockwise.
    var clockwise: CGVector { CGVector(dx: -dy, dy: dx) }

    /// The angle from the x axis in radians, clockwise.
    var angle: CGFloat { atan2(dy, dx) }
}

extension UIInterfaceOrientation {
    /// Where up is on the panel, as a vector of length one. What is unknown counts as portrait.
    var up: CGVector {
        switch self {
        case .portraitUpsideDown: CGVector(dx: 0, dy: 1)
        case .landscapeLeft: CGVector(dx: -1, dy: 0)
        case .landscapeRight: CGVector(dx: 1, dy: 0)
        default: CGVector(dx: 0, dy: -1)
        }
    }
}

/// Where a bar lies on the panel, in the panel's coordinates.
struct BarPlacement: Equatable {
    /// In radians, clockwise.
    var rotation: CGFloat
    var center: CGPoint
    /// In the bar's own axes.
    var size: CGSize

    /// The placement along the edge that is up.
    init(_ orientation: UIInterfaceOrientation, height: CGFloat, panel: CGSize) {
        let up = orientation.up
        let reading = up.clockwise
        rotation = reading.angle
        let length = abs(reading.dx) * panel.width + abs(reading.dy) * panel.height
        size = CGSize(width: length, height: height)
        center = CGPoint(
            x: (panel.width + up.dx * (panel.width - height)) / 2,
            y: (panel.height + up.dy * (panel.height - height)) / 2)
    }
}

/// The four orientations in the order of the article, with their names.
let orientations: [(name: String, orientation: UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
]

#if canImport(Simulator)
/// What the pictures of this chapter let you choose, named as UIKit names it.
enum Interface: CaseIterable, CustomStringConvertible {
    case portrait, landscapeLeft, portraitUpsideDown, landscapeRight

    var orientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeRight
        }
    }

    var description: String {
        switch self {
        case .portrait: "Portrait"
        case .landscapeLeft: "Landscape left"
        case .portraitUpsideDown: "Upside down"
        case .landscapeRight: "Landscape right"
        }
    }
}

/// Turns every way; on a phone a controller leaves out upside down unless it says so.
final class EveryWay: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
#endif

/// The rotation that takes a bar from one orientation to another the short way.
///
/// - Returns: radians, more than -π and at most π.
func shortestTurn(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGFloat {
    // Write your code here.
    0
}

#if canImport(Simulator)
/// How far the view in the picture is turned.
enum Turned: Int, CaseIterable, CustomStringConvertible {
    case not = 0, little = 30, more = 60, quarter = 90

    var description: String { "\(rawValue)°" }
}
#endif

extension UIView {
    /// Lays the view along the edge that is up, in a superview whose axes are the panel's.
    func place(_ placement: BarPlacement) {
        transform = CGAffineTransform(rotationAngle: placement.rotation)
        center = placement.center
        bounds = CGRect(origin: .zero, size: placement.size)
    }
}

extension CGRect {
    /// Whether the edges differ by less than a thousandth of a point: the sine of π is not exactly 0.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
            && abs(maxX - other.maxX) < 0.001 && abs(maxY - other.maxY) < 0.001
    }
}

extension CGRect {
    /// The nearest rectangle in whole points, for printing.
    var rounded: CGRect {
        // Adding 0 turns -0.0 into 0.0.
        CGRect(
            x: minX.rounded() + 0, y: minY.rounded() + 0, width: width.rounded(), height: height.rounded())
    }
}

#if canImport(Simulator)
enum TipSystem: String, CaseIterable {
    case iOS8 = "iOS 8", iOS7 = "iOS 7"

    var system: Device.System { self == .iOS7 ? .iOS7 : .iOS8 }
}

enum TipDevice: String, CaseIterable {
    case tablet = "iPad", phone = "iPhone"

    var device: Device { self == .phone ? .iPhone5 : .iPad }
}
#endif

extension BarPlacement {
    /// The strip of the panel that the bar covers.
    var strip: CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(CGAffineTransform(rotationAngle: rotation))
            .offsetBy(dx: center.x, dy: center.y)
    }
}

/// The interface's coordinates of a point on the panel.
///
/// - Parameters:
///   - point: in the panel's coordinates.
///   - panel: the panel's size, in portrait.
func interfacePoint(
    of point: CGPoint, on panel: CGSize, in orientation: UIInterfaceOrientation
) -> CGPoint {
    // Write your code here.
    point
}

/// Lays one view along the top of the safe area.
final class TipController: UIViewController {
    private let content: UIView
    private weak var app: UIViewController?

    init(content: UIView, over app: UIViewController?) {
        self.content = content
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
        content.isUserInteractionEnabled = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        content.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 20)
    }

    override var childForStatusBarStyle: UIViewController? { app }

    override var childForStatusBarHidden: UIViewController? { app }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        app?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

#if canImport(Simulator)
/// Writes down what it hears of a turn, in a brace for each size that the screen has meanwhile.
class TurnDiary: UIViewController {
    private var pages: [(size: CGSize, calls: [Figure.Moment])] = []

    var moments: [Figure.Moment] {
        pages.map { size, calls in
            .inside("while the screen is \(Int(size.width)) × \(Int(size.height))", calls)
        }
    }

    func heard(_ call: String, by who: String = "the controller") {
        let size = UIScreen.main.bounds.size
        if pages.last?.size != size { pages.append((size, [])) }
        pages[pages.count - 1].calls.append(.call(who, call))
    }

    /// Forgets what it has heard, and listens for the article's notification, too.
    func begin() -> any NSObjectProtocol {
        pages = []
        return NotificationCenter.default.addObserver(
            forName: UIApplication.willChangeStatusBarOrientationNotification, object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.heard("willChangeStatusBarOrientation", by: "the article's observer")
            }
        }
    }

    override func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        heard("willRotate(to:duration:)")
    }

    override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        heard("willAnimateRotation, view \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heard("viewDidLayoutSubviews()")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        heard("didRotate(from:)")
    }
}

/// One that knows the method of iOS 8, and so does not hear of the older ones.
final class SizeDiary: TurnDiary {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard("viewWillTransition(to:with:)")
        coordinator.animate(alongsideTransition: nil) { _ in
            self.heard("the completion of its animation")
        }
    }
}
#endif

/// Shows a view over the app, and leaves the app's touches and its key window alone.
@MainActor
final class Tip {
    private var window: UIWindow?

    func show(_ content: UIView) {
        let window = PassthroughWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TipController(
            content: content, over: UIApplication.shared.keyWindow?.rootViewController)
        window.windowLevel = UIWindow.Level(rawValue: 1)
        window.isHidden = false
        window.layoutIfNeeded()
        self.window = window
    }

    func hide() {
        window?.isHidden = true
        window = nil
    }
}
