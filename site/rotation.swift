// Rotation
//
// The Swift of a chapter of "The iOS Workbook": see rotation.html.
// Made from 04-rotation.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

extension CGSize {
    /// The size as text, such as "420 × 700".
    var words: String { "\(Int(width)) × \(Int(height))" }
}

#if canImport(Simulator)
extension UIViewController {
    /// The size of its view, the orientation, and the horizontal size class.
    var sizeWords: String {
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let isLandscape = scene.effectiveGeometry.interfaceOrientation.isLandscape
        return """
            \(view.bounds.size.words), \(isLandscape ? "landscape" : "portrait"), \
            \(isRegular ? "regular" : "compact") width
            """
    }
}

/// The device and the orientation of the first picture.
enum TrailSituation: CaseIterable, CustomStringConvertible {
    case rotatedPhone, phone, rotatedTablet, narrowWindow

    var device: Device { self == .phone || self == .rotatedPhone ? .iPhone17 : .iPadPro11 }

    var description: String {
        switch self {
        case .phone: "iPhone"
        case .rotatedPhone: "iPhone, rotated"
        case .rotatedTablet: "iPad, rotated"
        case .narrowWindow: "iPad, a narrow window"
        }
    }

    /// Does with the device what a user would do.
    @MainActor
    func arrange() {
        if self != .phone { turnDevice(to: .landscapeRight) }
        if self == .narrowWindow {
            resizeScene(scene, to: CGRect(x: 80, y: 60, width: 420, height: 700))
        }
        (scene.delegate as? TrailSceneDelegate)?.window?.layoutIfNeeded()
    }
}

/// Trail in the first picture.
enum TrailVersion: String, CaseIterable {
    case before = "Before", after = "After"

    @MainActor
    func makeDelegate() -> TrailSceneDelegate {
        self == .after ? RotationSceneDelegate() : LockedSceneDelegate()
    }
}
#endif

#if canImport(Simulator)
/// The width of the window in the picture, in points.
enum WindowWidth: Int, CaseIterable, CustomStringConvertible, Comparable {
    case full = 1194, half = 940, narrow = 380

    var description: String { "\(rawValue)" }
    var frame: CGRect { CGRect(x: 40, y: 60, width: CGFloat(rawValue), height: 700) }

    static func < (one: Self, other: Self) -> Bool { one.rawValue > other.rawValue }
}

enum LaidOutBy: String, CaseIterable { case orientation = "By orientation", size = "By size" }

/// Trail with its parts side by side whenever the device is in landscape.
final class OrientationController: SizedTrailController {
    override func frames(in bounds: CGRect) -> (map: CGRect, list: CGRect) {
        let area = bounds.inset(by: view.safeAreaInsets)
        let geometry = view.window?.windowScene?.effectiveGeometry
        let parts =
            geometry?.interfaceOrientation.isLandscape == true
            ? area.divided(atDistance: min(360, area.width), from: .minXEdge)
            : area.divided(atDistance: area.height * 0.4, from: .maxYEdge)
        return (parts.remainder, parts.slice)
    }
}
#endif

/// The frames of the map and of the list in an area.
struct TrailLayout: Equatable {
    var map: CGRect
    var list: CGRect

    /// - Parameter area: The part of the view that bars and cutouts leave free.
    init(in area: CGRect, isRightToLeft: Bool = false) {
        if area.width > area.height, area.width >= 560 {
            let width = min(480, (area.width * 0.4).rounded())
            (list, map) = area.divided(
                atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
        } else {
            let height = (area.height * 0.4).rounded()
            (list, map) = area.divided(atDistance: height, from: .maxYEdge)
        }
    }
}

/// Trail's first screen, with its parts side by side where there's room.
class SizedTrailController: TrailController, UIScrollViewDelegate {
    override func frames(in bounds: CGRect) -> (map: CGRect, list: CGRect) {
        let layout = TrailLayout(
            in: bounds.inset(by: view.safeAreaInsets),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return (layout.map, layout.list)
    }

    /// The point that the map keeps in its middle, as far as its edges allow.
    private(set) var focus = Stage.all[4].point

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        focus = map.middle
    }

    override func viewDidLayoutSubviews() {
        let (size, point) = (map.bounds.size, focus)
        super.viewDidLayoutSubviews()
        if map.bounds.size != size { center(on: point) }
    }

    func center(on point: CGPoint) {
        map.middle = point
        focus = point  // Near an edge, the middle of the map is another point.
    }
    func measureSlope() {
        let slope = SlopeController()
        slope.modalPresentationStyle = .fullScreen
        present(slope, animated: true)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        addTool("Slope") { [weak self] in self?.measureSlope() }
    }

    override func open(_ stage: Stage) {
        super.open(stage)
        focus = stage.point
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
}

/// Returns the number of columns that fit side by side, at least 1.
func columnCount(in width: CGFloat, minimum: CGFloat, spacing: CGFloat) -> Int {
    // Replace the next line.
    1
}

#if canImport(Simulator)
/// Returns a width, a minimum, and a spacing in half points. Half of the widths are exact ones, or differ by half a
/// point from them.
func columnInput(
    using random: inout some RandomNumberGenerator
) -> (width: CGFloat, minimum: CGFloat, spacing: CGFloat) {
    func halves(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
    let (minimum, spacing) = (halves(1...300), halves(0...80))
    let count = CGFloat(Int.random(in: 1...9, using: &random))
    let exact = count * minimum + (count - 1) * spacing
    return (Bool.random(using: &random) ? exact + halves(-1...1) : halves(0...2400), minimum, spacing)
}
#endif

#if canImport(Simulator)
/// A screen with nine photos.
@MainActor
func photoGrid() -> Figure {
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
enum SizeChange: String, CaseIterable {
    case rotation = "An iPhone is rotated", resizing = "An iPad's window is resized"
}

/// Records the calls that it receives, in a group for each size of its view.
final class DiaryController: UIViewController {
    private var pages: [(size: CGSize, calls: [Figure.Moment])] = []

    var moments: [Figure.Moment] {
        pages.map { .inside("the view is \($0.size.words)", $0.calls) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (diary: DiaryController, _: UITraitCollection) in
            diary.record("handler of registerForTraitChanges")
        }
    }

    func record(_ call: String, by receiver: String = "the controller") {
        if pages.last?.size != view.bounds.size { pages.append((view.bounds.size, [])) }
        pages[pages.count - 1].calls.append(.call(receiver, call))
    }

    func begin() { pages = [] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record("viewDidLayoutSubviews()")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        record("viewWillTransition(to: \(size.words), with:)")
        coordinator.animate { _ in
            self.record("closure to animate", by: "the coordinator")
        } completion: { _ in
            self.record("completion", by: "the coordinator")
        }
    }
}

/// Records the calls that a scene's delegate receives.
final class DiaryDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let diary = DiaryController()

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        diary.record("windowScene(_:didUpdateEffectiveGeometry:)", by: "the scene's delegate")
    }
}
#endif

/// A screen whose legend is hidden while the size changes.
class LegendController: UIViewController {
    let legend = UILabel()

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        legend.isHidden = true
        coordinator.animate { _ in
            self.view.backgroundColor = size.width < 560 ? .systemBackground : .systemYellow
        } completion: { _ in
            self.legend.isHidden = false
        }
    }
}

/// A legend with more words in a regular width.
class WordyLegendController: LegendController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Self, _) in
            screen.showWords()
        }
        showWords()
    }

    private func showWords() {
        let isRegular = traitCollection.horizontalSizeClass == .regular
        legend.text = isRegular ? "Orange: a stage of the trail" : "Orange: a stage"
    }
}

/// Returns the lines that a container and its child record while their window gets sizes.
func transitionCalls(for sizes: [CGSize], callsSuper: Bool) -> [String] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// A controller that records its calls, in a list that it shares with its child.
final class RecordingController: UIViewController {
    @MainActor final class Record { var lines: [String] = [] }

    let name: String
    let callsSuper: Bool
    let record: Record

    init(_ name: String, callsSuper: Bool, in record: Record) {
        (self.name, self.callsSuper, self.record) = (name, callsSuper, record)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record.lines.append("\(name) lays out")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        record.lines.append("\(name): \(size.words)")
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
}

/// Returns the calls that a container and its child receive on the simulated iPad.
@MainActor
func recordedCalls(for sizes: [CGSize], callsSuper: Bool) -> [String] {
    let record = RecordingController.Record()
    let container = RecordingController("container", callsSuper: callsSuper, in: record)
    let child = RecordingController("child", callsSuper: true, in: record)
    func give(_ size: CGSize) {
        resizeScene(scene, to: CGRect(origin: CGPoint(x: 20, y: 40), size: size))
        container.view.layoutIfNeeded()
    }
    let window = showApp(container)
    container.addChild(child)
    child.view.frame = container.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    sizes.first.map(give)
    record.lines = []
    for size in sizes.dropFirst() { give(size) }
    window.isHidden = true
    return record.lines
}

/// Returns some sizes of a window. Many equal the size before, or have a side of it.
func windowSizes(_ count: Int, using random: inout some RandomNumberGenerator) -> [CGSize] {
    (0..<count).map { _ in
        CGSize(
            width: [400, 500, 640].randomElement(using: &random) ?? 400,
            height: [500, 640, 700].randomElement(using: &random) ?? 500)
    }
}
#endif

#if canImport(Simulator)
/// The part of the map that stays in the picture.
enum MapKeeps: String, CaseIterable { case corner = "The corner stays", middle = "The middle stays" }

enum HeldPhone: String, CaseIterable { case upright = "Upright", rotated = "Rotated" }

/// Trail with the layout of this chapter, and a map whose corner stays.
final class CornerTrailController: TrailController {
    override func frames(in bounds: CGRect) -> (map: CGRect, list: CGRect) {
        let layout = TrailLayout(in: bounds.inset(by: view.safeAreaInsets))
        return (layout.map, layout.list)
    }
}

/// Shows a ring in the middle of the map.
@MainActor
func showMiddle(of trail: TrailController) {
    trail.view.layoutIfNeeded()
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: 76, height: 76))
    ring.center = CGPoint(x: trail.map.frame.midX, y: trail.map.frame.midY)
    ring.layer.borderWidth = 5
    ring.layer.borderColor = UIColor.systemOrange.cgColor
    ring.layer.cornerRadius = 38
    trail.view.addSubview(ring)
}
#endif

/// Something that changes the visible part of a map.
enum MapChange: Equatable, Sendable {
    /// The visible part moves: to the right if `dx` is positive, and down if `dy` is.
    case scroll(dx: CGFloat, dy: CGFloat)
    /// The visible part gets a size.
    case resize(CGSize)
}

/// Returns the visible part of a map after each of some changes.
func visibleParts(
    of map: CGSize, from start: CGRect, after changes: [MapChange]
) -> [CGRect] {
    // Replace the next line.
    []
}

#if canImport(Simulator)
/// Shows a map at its left edge after a rotation and another one back.
@MainActor
func mapAtEdge() -> Figure {
    let root = showApp().rootViewController?.view ?? UIView()
    let start = CGRect(x: 0, y: 250, width: 370, height: 500)
    let map = MapView()
    map.frame = CGRect(origin: CGPoint(x: 16, y: 80), size: start.size)
    root.addSubview(map)
    let parts = visibleParts(
        of: map.contentSize, from: start,
        after: [.resize(CGSize(width: 750, height: 300)), .resize(start.size)])
    if let part = parts.last { map.contentOffset = part.origin }
    let found = parts.last.map { "\($0.origin)" } ?? "your function returns no part"
    return Figure.screen(title: "A map at its edge")
        .captioned("before: \(start.origin)\nafter two rotations: \(found)")
}

extension MapChange: CustomStringConvertible {
    public var description: String {
        switch self {
        case .scroll(let dx, let dy): "a scroll by (\(dx), \(dy))"
        case .resize(let size): "\(size.words)"
        }
    }
}

/// Returns the size of a map, a visible part, and some changes. All numbers are whole.
func mapInput(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> (map: CGSize, start: CGRect, changes: [MapChange]) {
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    func size() -> CGSize { CGSize(width: length(50...500), height: length(50...500)) }
    let (map, visible) = (CGSize(width: length(200...900), height: length(200...900)), size())
    let origin = CGPoint(
        x: length(0...Int(max(map.width - visible.width, 0))),
        y: length(0...Int(max(map.height - visible.height, 0))))
    let changes = (0..<count).map { _ in
        Int.random(in: 0..<3, using: &random) == 0
            ? MapChange.scroll(dx: length(-300...300), dy: length(-300...300)) : .resize(size())
    }
    return (map, CGRect(origin: origin, size: visible), changes)
}
#endif

/// A screen that measures a slope. Meanwhile the interface doesn't rotate.
class SlopeController: TrailScreen {
    var isMeasuring = false {
        didSet {
            showState()
            guard #available(iOS 26, *) else { return }
            setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        }
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool { isMeasuring }

    private let words = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.font = .preferredFont(forTextStyle: .title2)
        words.adjustsFontForContentSizeCategory = true
        words.numberOfLines = 0
        words.textAlignment = .center
        view.addSubview(words)
        addTool("Measure") { [weak self] in self?.isMeasuring.toggle() }
        addTool("Done") { [weak self] in self?.dismiss(animated: true) }
        showState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        words.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 64)
    }

    private func showState() {
        words.text = isMeasuring ? "Measuring" : "Ready"
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

/// The error of a controller that has no scene to ask.
struct NotInAWindow: Error {}

extension UIViewController {
    /// Asks for one of some orientations. `refused` receives the reason if there will be none of them.
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

/// The delegate of a Trail with a layout by size.
class RotationSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: SizedTrailController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? { StageController(stage) }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [SearchableLog(in: scene), LoginOverlay(in: scene)]
    }
}
