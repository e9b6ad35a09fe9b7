// The device's axes
//
// The Swift of a chapter of "The iOS Workbook": see device-axes.html.
// Made from 13-device-axes.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The orientations, named as UIKit names them.
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

    var description: String { orientation.words }
}

/// Rotates every way; on a phone a controller leaves out upside down unless it says so.
class EveryWay: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// The same without a status bar, where the bar of the picture goes.
final class BareEveryWay: EveryWay {
    override var prefersStatusBarHidden: Bool { true }
}
#endif

/// The four orientations in the order of the article.
let orientations: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
]

extension UIInterfaceOrientation {
    /// Its name in words.
    var words: String {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        default: "unknown"
        }
    }
}

extension CGRect {
    /// Returns `true` if the edges differ by less than 0.001 points. The computed sine of π isn't 0.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
            && abs(maxX - other.maxX) < 0.001 && abs(maxY - other.maxY) < 0.001
    }

    /// The nearest rectangle in whole points, for printing.
    var rounded: CGRect {
        // Adding 0 turns -0.0 into 0.0.
        CGRect(
            x: minX.rounded() + 0, y: minY.rounded() + 0, width: width.rounded(),
            height: height.rounded())
    }
}

#if canImport(Simulator)
/// The bar in the fixed space, beside the phone in the hand.
@MainActor
func placements(_ orientation: UIInterfaceOrientation) -> Figure {
    let app = showApp(BareEveryWay())
    turnDevice(to: orientation)
    let bar = UILabel(frame: CGRect(x: 0, y: 0, width: app.bounds.width, height: 20))
    bar.text = "Twenty points of text"
    bar.font = .systemFont(ofSize: 17)
    bar.backgroundColor = .systemOrange
    app.addSubview(bar)

    let fixed = scene.screen.fixedCoordinateSpace.bounds.size
    let placement = BarPlacement(orientation, height: 20, in: fixed)
    let strip = Figure.Placement(
        "bar", center: placement.center, bounds: placement.size, rotation: placement.rotation)
    let left = Figure.placements(
        title: "In the fixed space", screen: fixed, on: [.init("", placements: [strip])])
    let right = Figure.screen(title: "In the hand", held: true)
    return Figure.beside(
        title: "A bar along the edge that is up", ["In the fixed space": left, "In the hand": right]
    ).captioned(
        """
        rotation \(degrees(placement.rotation))°, center \(placement.center), \
        bounds \(placement.size)
        """)
}
#endif

extension CGVector {
    /// The direction a quarter turn further, clockwise.
    var clockwise: CGVector { CGVector(dx: -dy, dy: dx) }

    /// The angle from the x axis in radians, clockwise.
    var angle: CGFloat { atan2(dy, dx) }
}

extension UIInterfaceOrientation {
    /// The direction of up in the fixed space, of length one. `.unknown` counts as portrait.
    var up: CGVector {
        switch self {
        case .portraitUpsideDown: CGVector(dx: 0, dy: 1)
        case .landscapeLeft: CGVector(dx: -1, dy: 0)
        case .landscapeRight: CGVector(dx: 1, dy: 0)
        default: CGVector(dx: 0, dy: -1)
        }
    }
}

/// The position of a bar, in the screen's fixed coordinate space.
struct BarPlacement: Equatable {
    /// In radians, clockwise.
    var rotation: CGFloat
    var center: CGPoint
    /// In the bar's own axes.
    var size: CGSize

    /// The placement along the edge that is up.
    ///
    /// - Parameter screen: the size of the fixed space.
    init(_ orientation: UIInterfaceOrientation, height: CGFloat, in screen: CGSize) {
        let up = orientation.up
        let reading = up.clockwise
        rotation = reading.angle
        let length = abs(reading.dx) * screen.width + abs(reading.dy) * screen.height
        size = CGSize(width: length, height: height)
        center = CGPoint(
            x: (screen.width + up.dx * (screen.width - height)) / 2,
            y: (screen.height + up.dy * (screen.height - height)) / 2)
    }
}

extension BarPlacement {
    /// The rectangle that the bar covers, in the fixed space.
    var strip: CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(CGAffineTransform(rotationAngle: rotation))
            .offsetBy(dx: center.x, dy: center.y)
    }
}

/// The rotation that takes a bar from one orientation to another the short way.
///
/// - Returns: radians, clockwise; more than -π and at most π.
func shortestRotation(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
) -> CGFloat {
    // Replace the next line.
    0
}

/// Radians in whole degrees.
func degrees(_ radians: CGFloat) -> Int { Int((radians * 180 / .pi).rounded()) }

#if canImport(Simulator)
/// The rotation of the view in the picture.
enum Degrees: Int, CaseIterable, CustomStringConvertible {
    case little = 30, quarter = 90

    var description: String { "\(rawValue)°" }
}
#endif

extension UIView {
    /// Lays the view along the edge that is up, in a superview with the axes of the fixed space.
    func apply(_ placement: BarPlacement) {
        transform = CGAffineTransform(rotationAngle: placement.rotation)
        center = placement.center
        bounds = CGRect(origin: .zero, size: placement.size)
    }
}

extension UIInterfaceOrientation {
    /// A direction that Core Motion measured, in the axes of the interface.
    func interfaceVector(x: CGFloat, y: CGFloat) -> CGVector {
        let (measured, right) = (CGVector(dx: x, dy: -y), up.clockwise)
        return CGVector(
            dx: measured.dx * right.dx + measured.dy * right.dy,
            dy: -(measured.dx * up.dx + measured.dy * up.dy))
    }
}

extension UIView {
    /// Lays the view over the whole screen, its axes along the device's, for the geometry of now.
    func fillFixedSpace() {
        guard let superview, let screen = window?.windowScene?.screen else { return }
        let fixed = screen.fixedCoordinateSpace
        let origin = fixed.convert(CGPoint.zero, to: superview)
        let right = fixed.convert(CGPoint(x: 1, y: 0), to: superview)
        transform = CGAffineTransform(rotationAngle: atan2(right.y - origin.y, right.x - origin.x))
        bounds = fixed.bounds
        center = fixed.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: superview)
    }
}

/// A ruler along the left edge of the device, over an interface that rotates.
final class RulerController: UIViewController {
    let label = UILabel()
    let device = UIView()
    private let ruler = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "The app rotates"
        label.textAlignment = .center
        ruler.text = "top"
        ruler.textAlignment = .center
        ruler.backgroundColor = .systemOrange
        device.isUserInteractionEnabled = false
        device.addSubview(ruler)
        view.addSubview(label)
        view.addSubview(device)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
        device.fillFixedSpace()
        ruler.frame = CGRect(x: 0, y: 120, width: 60, height: 300)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// Lays the app out anew whenever its geometry has changed, half rotations included.
final class RulerSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        window?.rootViewController?.viewIfLoaded?.setNeedsLayout()
    }
}

#if canImport(Simulator)
/// Shows the ruler, with its delegate.
@MainActor
func showRuler() -> RulerController {
    let (ruler, delegate) = (RulerController(), RulerSceneDelegate())
    delegate.window = showApp(ruler)
    scene.delegate = delegate
    return ruler
}
#endif

/// A point of the fixed space in the coordinates of the interface.
///
/// - Parameter screen: the size of the fixed space.
func currentPoint(
    of point: CGPoint, in screen: CGSize, _ orientation: UIInterfaceOrientation
) -> CGPoint {
    // Replace the next line.
    point
}

#if canImport(Simulator)
enum OldSystem: String, CaseIterable {
    case iOS8 = "iOS 8", iOS7 = "iOS 7"

    var system: Device.System { self == .iOS7 ? .iOS7 : .iOS8 }
}

enum Held: String, CaseIterable {
    case onItsSide = "Landscape left", upsideDown = "Upside down", upright = "Portrait"

    var orientation: UIInterfaceOrientation {
        switch self {
        case .onItsSide: .landscapeLeft
        case .upsideDown: .portraitUpsideDown
        case .upright: .portrait
        }
    }
}
#endif

#if canImport(Simulator)
/// The article's window, with its arithmetic, over an app that rotates every way.
@MainActor
func showArticleWindow(in orientation: UIInterfaceOrientation) -> (app: UIWindow, tips: UIWindow) {
    let app = UIWindow(frame: UIScreen.main.bounds)
    app.rootViewController = EveryWay()
    app.rootViewController?.view.backgroundColor = .white
    app.makeKeyAndVisible()
    turnDevice(to: orientation)
    let tips = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    tips.windowLevel = .statusBar + 10
    tips.backgroundColor = .orange
    tips.rootViewController = UIViewController()
    tips.rootViewController?.view.backgroundColor = .clear
    tips.isHidden = false
    tips.apply(BarPlacement(orientation, height: 20, in: UIScreen.main.bounds.size))
    return (app, tips)
}
#endif
