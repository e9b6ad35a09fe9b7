// Rotation
//
// The Swift of a chapter of "The iOS Workbook": see rotation.html.
// Made from 03-rotation.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// A part of the trail.
struct Stage {
    let name: String
    let climb: String
    /// Where it is on the map.
    let point: CGPoint

    static let all = (0..<8).map { number in
        Stage(
            name: "Stage \(number + 1)", climb: "+\(120 + number * 37 % 300) m",
            point: CGPoint(x: 320 + 90 * number, y: [800, 680, 630, 720, 860, 940][number % 6]))
    }
}

/// A map that can be scrolled, with the trail on it.
final class MapView: UIScrollView {
    let names = UIView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemMint
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        contentSize = CGSize(width: 1600, height: 1600)
        addSubview(names)
        for (number, stage) in Stage.all.enumerated() {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
            dot.center = stage.point
            dot.layer.cornerRadius = 13
            dot.backgroundColor = number == 4 ? .systemRed : .systemIndigo
            addSubview(dot)
            let name = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 36))
            name.center = CGPoint(x: stage.point.x, y: stage.point.y + 34)
            name.text = "\(number + 1)"
            name.font = .systemFont(ofSize: 28)
            name.textColor = .black
            name.textAlignment = .center
            names.addSubview(name)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }
}

#if canImport(Simulator)
extension UIViewController {
    /// The size of its view, the orientation, and the horizontal size class.
    var words: String {
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let isLandscape = scene.effectiveGeometry.interfaceOrientation.isLandscape
        return """
            \(view.bounds.size.words), \(isLandscape ? "landscape" : "portrait"), \
            \(isRegular ? "regular" : "compact") width
            """
    }
}
#endif

extension CGSize {
    /// As one reads it.
    var words: String { "\(Int(width)) × \(Int(height))" }
}

#if canImport(Simulator)
/// Where the app of the pictures runs.
enum Situation: CaseIterable, CustomStringConvertible {
    case phone, rotatedPhone, rotatedTablet, narrowWindow

    var device: Device { self == .phone || self == .rotatedPhone ? .iPhone17 : .iPadPro11 }

    var description: String {
        switch self {
        case .phone: "iPhone"
        case .rotatedPhone: "iPhone, rotated"
        case .rotatedTablet: "iPad, rotated"
        case .narrowWindow: "iPad, rotated, a narrow window"
        }
    }

    /// Does to the device what a user would do.
    @MainActor
    func arrange() {
        if self != .phone { turnDevice(to: .landscapeRight) }
        if self == .narrowWindow {
            resizeScene(scene, to: CGRect(x: 80, y: 60, width: 420, height: 700))
        }
    }
}
#endif

/// Where the parts of the screen go. Nothing in it asks how the device is held.
struct TrailLayout: Equatable {
    var map: CGRect
    var stages: CGRect

    /// - Parameter area: what bars and cutouts leave free, the safe area.
    init(in area: CGRect, isRightToLeft: Bool = false) {
        if area.width > area.height, area.width >= 560 {
            let width = min(480, (area.width * 0.4).rounded())
            (stages, map) = area.divided(
                atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
        } else {
            let height = (area.height * 0.4).rounded()
            (stages, map) = area.divided(atDistance: height, from: .maxYEdge)
        }
    }
}

/// A map, and the stages of a trail beside or below it.
class TrailController: UIViewController {
    let map = MapView()
    let stages = StagesController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        map.delegate = self
        view.addSubview(map)
        addChild(stages)
        view.addSubview(stages.view)
        stages.didMove(toParent: self)
    }

    /// Where the parts go now.
    var trailLayout: TrailLayout {
        TrailLayout(
            in: view.bounds.inset(by: view.safeAreaInsets),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The point that the map keeps in its middle, as far as it has room: where the user scrolled to.
    var focus = Stage.all[4].point {
        didSet { map.middle = focus }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let layout = trailLayout
        let isResized = map.bounds.size != layout.map.size
        map.frame = layout.map
        stages.view.frame = layout.stages
        if isResized { map.middle = focus }
    }
}

#if canImport(Simulator)
/// How wide the window in the picture is, in points.
enum WindowWidth: Int, CaseIterable, CustomStringConvertible, Comparable {
    case full = 1194, half = 700, narrow = 380

    var description: String { "\(rawValue)" }
    var frame: CGRect { CGRect(x: 40, y: 60, width: CGFloat(rawValue), height: 700) }

    static func < (one: Self, other: Self) -> Bool { one.rawValue > other.rawValue }
}

enum LaidOutBy: String, CaseIterable { case orientation = "By orientation", size = "By size" }

/// The same, but side by side whenever the device is on its side.
final class OrientationController: TrailController {
    override var trailLayout: TrailLayout {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let geometry = view.window?.windowScene?.effectiveGeometry
        let isLandscape = geometry?.interfaceOrientation.isLandscape ?? false
        var layout = TrailLayout(in: area)
        (layout.stages, layout.map) =
            isLandscape
            ? area.divided(atDistance: min(360, area.width), from: .minXEdge)
            : area.divided(atDistance: area.height * 0.4, from: .maxYEdge)
        return layout
    }
}
#endif

/// The stages of a trail, each with its climb where there is room.
final class StagesController: UITableViewController {
    private var showsClimb = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stage")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: StagesController, _: UITraitCollection) in
            controller.view.setNeedsLayout()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let hasRoom = view.bounds.width >= 440 && !hasLargeText
        guard hasRoom != showsClimb else { return }
        showsClimb = hasRoom
        tableView.reloadData()
    }

    override func tableView(
        _ table: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        Stage.all.count
    }

    override func tableView(
        _ table: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "stage", for: indexPath)
        let stage = Stage.all[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = stage.name
        content.secondaryText = showsClimb ? stage.climb : nil
        cell.contentConfiguration = content
        return cell
    }
}

/// How many columns fit side by side, at least one.
func columnCount(in width: CGFloat, minimum: CGFloat, spacing: CGFloat) -> Int {
    // Replace the next line.
    1
}

#if canImport(Simulator)
/// A screen with nine photos.
@MainActor
func photos() -> Figure {
    let root = showApp().rootViewController?.view ?? UIView()
    let area = root.bounds.inset(by: root.safeAreaInsets)
    let count = columnCount(in: area.width, minimum: 110, spacing: 8)
    let side = (area.width - CGFloat(count - 1) * 8) / CGFloat(max(count, 1))
    for index in 0..<9 {
        let (x, y) = (CGFloat(index % max(count, 1)), CGFloat(index / max(count, 1)))
        let frame = CGRect(
            x: area.minX + x * (side + 8), y: area.minY + y * (side + 8), width: side, height: side)
        let photo = UIView(frame: frame)
        photo.backgroundColor = [.systemOrange, .systemTeal, .systemIndigo][index % 3]
        root.addSubview(photo)
    }
    return Figure.screen(title: "Photos").captioned("\(count) in \(Int(area.width)) points")
}
#endif

#if canImport(Simulator)
enum Change: String, CaseIterable {
    case rotation = "An iPhone is rotated", resizing = "An iPad's window is resized"
}

/// Writes down what it hears, in a brace for each size that the view has meanwhile.
final class DiaryController: UIViewController {
    private var pages: [(size: CGSize, calls: [Figure.Moment])] = []

    var moments: [Figure.Moment] {
        pages.map { .inside("the view is \($0.size.words)", $0.calls) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (diary: DiaryController, _: UITraitCollection) in
            diary.heard("handler of registerForTraitChanges")
        }
    }

    func heard(_ call: String, by who: String = "the controller") {
        if pages.last?.size != view.bounds.size { pages.append((view.bounds.size, [])) }
        pages[pages.count - 1].calls.append(.call(who, call))
    }

    func begin() { pages = [] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heard("viewDidLayoutSubviews()")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard("viewWillTransition(to: \(size.words), with:)")
        coordinator.animate { _ in
            self.heard("closure to animate", by: "the coordinator")
        } completion: { _ in
            self.heard("completion", by: "the coordinator")
        }
    }
}

/// Tells the diary what a scene's delegate hears.
final class DiaryDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let diary = DiaryController()

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        diary.heard("windowScene(_:didUpdateEffectiveGeometry:)", by: "the scene's delegate")
    }
}
#endif

extension TrailController: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { focus = map.middle }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        focus = map.middle
    }
}

extension MapView {
    /// The point of the map in the middle of what can be seen.
    var middle: CGPoint {
        get { CGPoint(x: bounds.midX, y: bounds.midY) }
        set {
            let room = CGSize(
                width: max(contentSize.width - bounds.width, 0),
                height: max(contentSize.height - bounds.height, 0))
            contentOffset = CGPoint(
                x: min(max(newValue.x - bounds.width / 2, 0), room.width),
                y: min(max(newValue.y - bounds.height / 2, 0), room.height))
        }
    }
}

/// A film. It rotates as it is allowed to.
class FilmController: UIViewController {
    var allowed: UIInterfaceOrientationMask = .allButUpsideDown {
        didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "Film"
        label.font = .systemFont(ofSize: 60)
        label.textAlignment = .center
        view.addSubview(label)
    }
}

/// Lets the controller at the top of a navigation controller decide.
final class TopDecides: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        navigationController.topViewController?.supportedInterfaceOrientations ?? .all
    }
}

/// Why there is nobody to ask.
struct NotInAWindow: Error {}

extension UIViewController {
    /// Asks for any of some orientations. `refused` is told why there will be none of them.
    func requestOrientation(
        _ wanted: UIInterfaceOrientationMask, refused: @escaping (any Error) -> Void
    ) {
        setNeedsUpdateOfSupportedInterfaceOrientations()
        guard let scene = viewIfLoaded?.window?.windowScene else {
            return refused(NotInAWindow())
        }
        scene.requestGeometryUpdate(
            .iOS(interfaceOrientations: wanted), errorHandler: refused)
    }
}

/// The delegate of an app's scenes: it spares the map while its window is resized.
class TrailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        let trail = window?.rootViewController as? TrailController
        if #available(iOS 26, *) {
            trail?.map.names.isHidden = windowScene.effectiveGeometry.isInteractivelyResizing
        }
    }
}

/// A trail that does not rotate while a slope is measured.
final class SlopeController: TrailController {
    var isMeasuring = false {
        didSet {
            if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
        }
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool { isMeasuring }
}

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
    /// Whether the edges differ by less than a thousandth of a point: the sine of π is not exactly 0.
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
    /// Where up is in the fixed space, a vector of length one. What is unknown counts as portrait.
    var up: CGVector {
        switch self {
        case .portraitUpsideDown: CGVector(dx: 0, dy: 1)
        case .landscapeLeft: CGVector(dx: -1, dy: 0)
        case .landscapeRight: CGVector(dx: 1, dy: 0)
        default: CGVector(dx: 0, dy: -1)
        }
    }
}

/// Where a bar lies, in the screen's fixed coordinate space.
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
/// How far the view in the picture is rotated.
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
