// Scroll to top
//
// The Swift of a chapter of "The iOS Workbook": see scroll-to-top.html.
// Made from 08-scroll-to-top.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.
// It needs the Swift of the chapter "Tips": status-bar-tips.swift.
// It needs the Swift of the chapter "A tree of states": status-bar-state.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

/// Photos of the trail, as colored tiles.
class PhotosPageController: UIViewController {
    let scrollView = UIScrollView()
    let tiles: [UILabel] = (1...36).map { number in
        let colors: [UIColor] = [.systemTeal, .systemGreen, .systemOrange, .systemBrown, .systemIndigo]
        let tile = UILabel()
        tile.text = "Photo \(number)"
        tile.font = .boldSystemFont(ofSize: 18)
        tile.adjustsFontSizeToFitWidth = true
        tile.textAlignment = .center
        tile.textColor = .black
        tile.backgroundColor = colors[number % colors.count].withAlphaComponent(0.6)
        return tile
    }

    override func loadView() {
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for tile in tiles { view.addSubview(tile) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns = max(2, Int(view.bounds.width / 130))
        let side = (view.bounds.width - 8) / CGFloat(columns)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            tile.frame = CGRect(
                x: 8 + side * CGFloat(column), y: side * CGFloat(row), width: side - 8, height: side - 8)
        }
        let rows = (tiles.count + columns - 1) / columns
        scrollView.contentSize = CGSize(width: view.bounds.width, height: side * CGFloat(rows))
    }
}

/// The notes of the stages, in a list. Below the list is the note that the user selects.
class NotesPageController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let list = UITableView()
    private(set) var noteView: UITextView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        guard let noteView else { return }
        let parts = view.bounds.divided(
            atDistance: (view.bounds.height * 0.4).rounded(), from: .maxYEdge)
        (noteView.frame, list.frame) = (parts.slice, parts.remainder)
    }

    /// The stages with notes, in their order.
    private var notes: [(stage: Stage, text: String)] {
        let notes = trailDelegate?.notes ?? [:]
        return Stage.all.compactMap { stage in notes[stage.number].map { (stage, $0) } }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = notes[indexPath.row].stage.name
        content.secondaryText = notes[indexPath.row].text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(notes[indexPath.row].text)
    }

    /// Shows a note below the list.
    func show(_ note: String) {
        let noteView = noteView ?? makeNoteView()
        noteView.text = note
        view.setNeedsLayout()
    }

    private func makeNoteView() -> UITextView {
        let noteView = UITextView()
        noteView.scrollsToTop = false
        noteView.isEditable = false
        noteView.font = .preferredFont(forTextStyle: .body)
        noteView.adjustsFontForContentSizeCategory = true
        noteView.backgroundColor = .secondarySystemBackground
        noteView.accessibilityLabel = "Note"
        view.addSubview(noteView)
        self.noteView = noteView
        return noteView
    }
}

#if canImport(Simulator)
/// The view that gets the tap in the first picture.
enum TapOwner: String, CaseIterable {
    case page = "At the end of this chapter", uikit = "With UIKit's defaults"
}

enum TapMoment: String, CaseIterable { case before = "Before the tap", after = "After it" }

enum ScrollsToTop: String, CaseIterable {
    case on, off
}

/// The two reported behaviors for a nearest scroll view with the property off.
enum TapReading: String, CaseIterable {
    case apple = "As Apple's page says", report = "As reported"

    var assumptions: Set<UnknownBehavior> { self == .apple ? [] : [.scrollToTopSkipsViews] }
}

/// Trail with a note for each stage.
final class WalkedSceneDelegate: PagesSceneDelegate {
    override init() {
        super.init()
        let text = "Left at seven. The path is dry, the signs are easy to see, and the inn is open."
        for stage in Stage.all { notes[stage.number] = text }
    }

    // Without the login, which covers notes at launch.
    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [SearchableLog(in: scene)] }

    var trail: TrailController {
        let navigation = window?.rootViewController as? UINavigationController
        guard let trail = navigation?.viewControllers.first as? TrailController else {
            preconditionFailure("the root isn't Trail")
        }
        return trail
    }

    var pages: PagesController {
        guard let pages = trail.list as? PagesController else { preconditionFailure("no pages") }
        return pages
    }

    var photos: PhotosPageController {
        guard let photos = pages.pages[2] as? PhotosPageController else { preconditionFailure("no photos") }
        return photos
    }

    /// Turns the property on in every scroll view, as UIKit does, and takes the chapter's out.
    func giveTapToAllScrollViews() {
        trail.view.subviews.first { $0 is StatusBarTapView }?.removeFromSuperview()
        for scrollView in trail.view.scrollViewsInside { scrollView.scrollsToTop = true }
    }
}

/// Only the pages, with a note for each stage.
final class PagesAloneDelegate: TrailSceneDelegate {
    override init() {
        super.init()
        for stage in Stage.all { notes[stage.number] = String(repeating: "A long note. ", count: 12) }
    }

    override func makeRoot() -> UIViewController { PagesController() }

    var pages: PagesController {
        guard let pages = window?.rootViewController as? PagesController else {
            preconditionFailure("the root isn't a page")
        }
        return pages
    }
}

extension PhotosPageController {
    /// Scrolls five rows down.
    func scrollDown() {
        view.layoutIfNeeded()
        scrollView.contentOffset.y = (tiles[0].frame.height + 8) * 5
    }

    /// The text of the first tile that is visible as a whole.
    var firstInSight: String {
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return tiles.first { $0.frame.minY >= top - 1 }?.text ?? "-"
    }
}

/// A scroll view with numbered lines.
final class LinesView: UIScrollView {
    static let lineHeight: CGFloat = 44

    init(_ name: String, count: Int = 40) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for number in 1...count {
            let line = UILabel()
            line.text = "\(name) \(number)"
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let lines = subviews.compactMap { $0 as? UILabel }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 16 + safeAreaInsets.left, y: CGFloat(index) * Self.lineHeight, width: 360,
                height: Self.lineHeight)
        }
        contentSize.height = CGFloat(lines.count) * Self.lineHeight
    }
}

/// A page with numbered lines.
final class LinesController: UIViewController {
    override func loadView() {
        view = LinesView("\(title ?? "Page"), line")
    }
}

extension PagesController {
    /// Returns pages of numbered lines.
    static func ofLines(_ count: Int) -> PagesController {
        PagesController(
            (0..<count).map { index in
                let page = LinesController()
                page.title = "Page \(index + 1)"
                return page
            })
    }

    /// The first scroll view of each page that has one.
    var lists: [UIScrollView] { pages.compactMap(\.view.scrollViewsInside.first) }

    /// The pages whose lists have the property on.
    var pagesWithTap: [Int] { lists.indices.filter { lists[$0].scrollsToTop } }
}

/// A controller with a list above another.
final class TwoListsController: UIViewController {
    let upper = LinesView("Upper")
    let lower = LinesView("Lower")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(upper)
        view.addSubview(lower)
        lower.backgroundColor = .secondarySystemBackground
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let halves = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
        (upper.frame, lower.frame) = (halves.slice, halves.remainder)
    }

    /// Scrolls both down.
    func scrollDown() {
        view.layoutIfNeeded()
        for list in [upper, lower] {
            list.layoutIfNeeded()
            list.contentOffset.y = 600
        }
    }
}
#endif

/// A scroll view on a screen.
struct TapCandidate {
    /// The visible part, in the screen's coordinates. It's empty if there's none.
    var visibleRect: CGRect
    var scrollsToTop: Bool
}

/// A screen, and a tap on its status bar.
struct TappedScreen {
    var isPhone: Bool
    var barHeight: CGFloat
    var tapX: CGFloat
    var scrollViews: [TapCandidate]
}

/// Returns the index of the scroll view that takes a tap on the status bar, or `nil`.
func thief(on screen: TappedScreen) -> Int? {
    // Replace the next line.
    screen.scrollViews.count
}

#if canImport(Simulator)
extension TapCandidate: CustomStringConvertible {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, isOn: Bool = true) {
        self.init(visibleRect: CGRect(x: x, y: y, width: width, height: height), scrollsToTop: isOn)
    }

    public var description: String {
        let numbers = [visibleRect.minX, visibleRect.minY, visibleRect.width, visibleRect.height]
        return "\(numbers.map { Int($0) }) \(scrollsToTop ? "on" : "off")"
    }
}

extension TappedScreen: CustomStringConvertible {
    /// A phone with a bar that is 60 points high.
    static func phone(_ scrollViews: TapCandidate...) -> TappedScreen {
        TappedScreen(isPhone: true, barHeight: 60, tapX: 200, scrollViews: scrollViews)
    }

    /// An iPad with a bar that is 24 points high.
    static func pad(tapAt x: CGFloat, _ scrollViews: TapCandidate...) -> TappedScreen {
        TappedScreen(isPhone: false, barHeight: 24, tapX: x, scrollViews: scrollViews)
    }

    public var description: String {
        "\(isPhone ? "an iPhone" : "an iPad, tap at \(Int(tapX))"), bar of \(Int(barHeight)), \(scrollViews)"
    }

    static func random(_ count: Int, using random: inout some RandomNumberGenerator) -> TappedScreen {
        func choice(_ values: [CGFloat]) -> CGFloat { values.randomElement(using: &random) ?? 0 }
        let share = Int.random(in: 1...4, using: &random)
        let views = (0..<count).map { _ in
            TapCandidate(
                choice([0, 0, 100, 200]), choice([0, 30, 60, 61, 100, 100, 300]), choice([0, 100, 200, 400, 400]),
                choice([0, 50, 300, 300, 300]), isOn: Int.random(in: 0..<share, using: &random) == 0)
        }
        return TappedScreen(
            isPhone: Bool.random(using: &random), barHeight: choice([20, 60, 62]),
            tapX: choice([0, 99, 100, 199, 200, 299, 300, 400]), scrollViews: views)
    }
}
#endif

extension UIView {
    /// A Boolean value indicating whether the view itself is neither hidden nor transparent.
    var isShownItself: Bool { !isHidden && alpha >= 0.01 }

    /// The part that isn't clipped, in the window's coordinates, or `nil` if there's none.
    var unclippedRect: CGRect? {
        guard let window else { return nil }
        var rect = bounds
        var view: UIView = self
        while let superview = view.superview {
            rect = view.convert(rect, to: superview)
            if superview.clipsToBounds { rect = rect.intersection(superview.bounds) }
            if rect.isEmpty { return nil }
            view = superview
        }
        rect = rect.intersection(window.bounds)
        return rect.isEmpty ? nil : rect
    }

    /// The visible part of the view, in the window's coordinates, or `nil` if no part is visible.
    var rectInSight: CGRect? {
        let isSeen = sequence(first: self, next: \.superview).allSatisfy(\.isShownItself)
        return isSeen ? unclippedRect : nil
    }
}

extension UIScrollView {
    /// The part that counts for a tap on the status bar, also in a hidden or transparent view.
    var rectForTap: CGRect? { isShownItself ? unclippedRect : nil }
}

extension UIView {
    /// The scroll views among the view and its descendants, from back to front.
    var scrollViewsInside: [UIScrollView] {
        [self as? UIScrollView].compactMap { $0 } + subviews.flatMap(\.scrollViewsInside)
    }

    /// The names of the scroll views that have `scrollsToTop` on, and that count for a tap.
    var tapCandidates: [String] {
        let on = scrollViewsInside.filter { $0.scrollsToTop && $0.rectForTap != nil }
        return on.map { "\(type(of: $0))" }
    }
}

/// Returns the visible part of a rectangle in views that clip, in the outermost coordinates.
func visiblePart(of rect: CGRect, in frames: [CGRect]) -> CGRect? {
    // Replace the next line.
    rect
}

#if canImport(Simulator)
/// A rectangle in some views that clip.
struct ClippedRect: CustomStringConvertible {
    var rect: CGRect
    var frames: [CGRect]

    var description: String { "\(rect) in \(frames)" }

    static func random(_ count: Int, using random: inout some RandomNumberGenerator) -> ClippedRect {
        func length(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &random) * 10)
        }
        func rect(_ size: ClosedRange<Int>) -> CGRect {
            CGRect(x: length(-8...12), y: length(-8...12), width: length(size), height: length(size))
        }
        return ClippedRect(rect: rect(0...20), frames: (0..<count).map { _ in rect(10...30) })
    }
}
#endif

/// Pages next to each other, each with a list.
class PagesController: UIViewController, UIScrollViewDelegate {
    let pages: [UIViewController]
    private(set) var currentPage = 0
    private weak var tapView: StatusBarTapView?
    private let pager = UIScrollView()
    private let titles = UISegmentedControl()

    init(_ pages: [UIViewController] = PagesController.ofTrail()) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The stages, the notes, and the photos.
    static func ofTrail(notes: NotesPageController = NotesPageController()) -> [UIViewController] {
        let pages = [StagesController(), notes, PhotosPageController()]
        for (page, title) in zip(pages, ["Stages", "Notes", "Photos"]) { page.title = title }
        return pages
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        pager.delegate = self
        view.addSubview(pager)
        for page in pages {
            addChild(page)
            pager.addSubview(page.view)
            page.didMove(toParent: self)
        }
        for (index, page) in pages.enumerated() {
            titles.insertSegment(
                action: UIAction(title: page.title ?? "\(index + 1)") { [weak self] _ in self?.show(page: index) },
                at: index, animated: false)
        }
        view.addSubview(titles)
        handOnTap()
    }

    /// The first scroll view of the current page, or `nil` if it has none.
    var currentList: UIScrollView? { pages[currentPage].view.scrollViewsInside.first }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard pager.bounds.width > 0 else { return }
        let page = place(of: Int((pager.contentOffset.x / pager.bounds.width).rounded()))
        guard page != currentPage, pages.indices.contains(page) else { return }
        currentPage = page
        handOnTap()
    }

    /// Turns `scrollsToTop` off in all scroll views of the pages except the current list.
    private func handOnTap() {
        let list = tapView == nil ? currentList : nil
        for scrollView in pager.scrollViewsInside { scrollView.scrollsToTop = scrollView === list }
        titles.selectedSegmentIndex = currentPage
    }

    /// Shows a page. A number that no page has changes nothing.
    func show(page: Int) {
        guard pages.indices.contains(page) else { return }
        currentPage = page
        pager.contentOffset.x = CGFloat(place(of: page)) * pager.bounds.width
        handOnTap()
    }

    /// Returns the number of pages to the left of a page. From right to left, the first page is the last.
    private func place(of page: Int) -> Int {
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? pages.count - 1 - page : page
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        titles.frame = CGRect(
            x: safe.minX + 16, y: safe.minY + 8, width: max(0, safe.width - 32),
            height: max(32, titles.intrinsicContentSize.height))
        let (width, top) = (view.bounds.width, titles.frame.maxY + 8)
        let area = CGRect(x: 0, y: top, width: width, height: max(0, view.bounds.height - top))
        guard pager.frame != area else { return }
        let current = currentPage
        pager.frame = area
        pager.contentSize = CGSize(width: width * CGFloat(pages.count), height: area.height)
        for (index, page) in pages.enumerated() {
            let x = width * CGFloat(place(of: index))
            page.view.frame = CGRect(x: x, y: 0, width: width, height: area.height)
        }
        show(page: current)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        tapView?.removeFromSuperview()
        if let trail = parent as? TrailController {
            trail.map.scrollsToTop = false
            for case let stages as StagesController in pages {
                stages.onSelect = { [weak trail] in trail?.open($0) }
            }
            tapView = StatusBarTapView(for: trail) { [weak self] in self?.listsToScroll(in: $0) ?? [] }
        }
        handOnTap()
    }

    /// Returns the lists that a tap on the status bar scrolls.
    func listsToScroll(in front: UIView) -> [UIScrollView] {
        front === parent?.view ? [currentList].compactMap { $0 } : front.listsInSight
    }
}

#if canImport(Simulator)
enum PageInSight: Int, CaseIterable, CustomStringConvertible {
    case first = 1, second, third

    var description: String { "page \(rawValue)" }
}
#endif

#if canImport(Simulator)
/// The text view below the list of the notes.
enum NoteBelow: String, CaseIterable { case none = "No note", on = "A note, on", off = "A note, off" }
#endif

extension UIScrollView {
    /// Scrolls to the first line, below what covers the upper edge, if the delegate permits it.
    ///
    /// The horizontal offset stays. A list that a finger has pulled down stays, too.
    func scrollToFirstLine(animated: Bool = true) {
        let top = -adjustedContentInset.top
        guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop?(self) ?? true else {
            return
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
    }
}

extension UIScrollView {
    /// A Boolean value indicating whether fingers can scroll up and down: there's more content than fits.
    var scrollsVertically: Bool {
        let inset = adjustedContentInset
        let height = contentSize.height + inset.top + inset.bottom
        return isScrollEnabled && !isPagingEnabled && height > bounds.height
    }
}

extension UIView {
    /// The scroll views among the view and its descendants that are visible, and that a finger can scroll up
    /// and down.
    var listsInSight: [UIScrollView] {
        scrollViewsInside.filter { $0.scrollsVertically && $0.rectInSight != nil }
    }
}

/// A scroll view without a look, which UIKit asks after a tap on the status bar. It scrolls lists.
///
/// All others that count must have `scrollsToTop` off.
final class StatusBarTapView: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private weak var screen: UIViewController?
    private let lists: (UIView) -> [UIScrollView]
    private let touches = UIGestureRecognizer()
    private lazy var height = heightAnchor.constraint(equalToConstant: 1)

    /// - Parameter lists: A closure that returns the lists to scroll. It's called at each tap, with the view in
    ///   front.
    init(
        for screen: UIViewController,
        lists: @escaping (UIView) -> [UIScrollView] = { $0.listsInSight }
    ) {
        (self.screen, self.lists) = (screen, lists)
        super.init(frame: .zero)
        (delegate, touches.delegate) = (self, self)
        contentInsetAdjustmentBehavior = .never
        accessibilityElementsHidden = true
        translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(self)
        // In a table view controller, the view scrolls, and its frame layout guide doesn't.
        let guide = (screen.view as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            height, topAnchor.constraint(equalTo: guide?.topAnchor ?? screen.view.topAnchor),
            leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? screen.view.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? screen.view.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        height.constant = max(1, window?.safeAreaInsets.top ?? 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arm()
    }

    /// Returns `false`, because no touch is for this view.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// Scrolls down by a point, because UIKit doesn't ask a scroll view at its top.
    private func arm() {
        contentSize = CGSize(width: bounds.width, height: bounds.height + 1)
        contentOffset.y = 1
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        if let front = screen?.viewInFront {
            for list in lists(front) where list !== self { list.scrollToFirstLine() }
        }
        DispatchQueue.main.async { self.arm() }
        return false
    }

    /// The reason why taps on the bar don't reach this view, or `nil` if they do.
    ///
    /// It's also `nil` during transitions, and while something is presented: Apple's controllers have scroll
    /// views of their own.
    var problem: String? {
        guard scrollsToTop, let window, let screen, screen.transitionCoordinator == nil,
            screen.presentedViewController == nil
        else { return nil }
        guard (rectInSight?.minY ?? .infinity) < 1 else {
            return "the tap view of \(type(of: screen)) is not behind the status bar"
        }
        let other = window.scrollViewsInside.first { $0 !== self && $0.scrollsToTop && $0.rectForTap != nil }
        return other.map { "\(type(of: $0)) has scrollsToTop on, too" }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.removeGestureRecognizer(touches)
        newWindow?.addGestureRecognizer(touches)
    }

    /// Called for each touch in the window. The recognizer receives none of them.
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        assert(problem == nil, problem ?? "")
        return false
    }
}

extension UIViewController {
    /// The view of this controller, or of the controller that is presented over it.
    var viewInFront: UIView { presentedViewController?.viewInFront ?? view }
}

class PagesSceneDelegate: TrailSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController(list: PagesController()))
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            SearchableLog(in: scene), StatusBarTreeOverlay(in: scene),
            TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }
}

/// The result of a tap on the status bar.
struct UpAndBack: Equatable {
    /// The offset to scroll to, or `nil` to stay.
    var target: CGFloat?
    /// The offset to go back to at the next tap.
    var place: CGFloat?
}

/// Returns where to scroll for a tap, and the place to keep.
///
/// - Parameter range: The offsets from the top of the list to its bottom.
func upAndBack(
    from offset: CGFloat, in range: ClosedRange<CGFloat>, place: CGFloat?
) -> UpAndBack {
    // Replace the next line.
    UpAndBack(target: range.lowerBound)
}

#if canImport(Simulator)
/// Some taps, the short ranges and the equal numbers first.
func upAndBackInputs(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> [(CGFloat, ClosedRange<CGFloat>, CGFloat?)] {
    (0..<count).map { index in
        let spread = 5 + index
        func number() -> CGFloat { CGFloat(Int.random(in: -spread...spread, using: &random)) }
        let (one, other) = (number(), number())
        let range = min(one, other)...max(one, other)
        let offset = Bool.random(using: &random) ? range.lowerBound + number() / 4 : number()
        return (offset, range, Int.random(in: 0..<3, using: &random) == 0 ? nil : number())
    }
}
#endif

/// The article's overlay, in Swift.
final class ArticleTopWindow: UIWindow {
    let top = ArticleTopController()

    init(app: UIWindow) {
        super.init(frame: UIScreen.main.bounds)
        windowLevel = .alert
        isHidden = false
        rootViewController = top
        top.view.frame = UIApplication.shared.statusBarFrame
        top.tapped = { [weak app] in app.map(scrollToTopAsInTheArticle) }
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        point.y > 20 ? nil : super.hitTest(point, with: event)
    }
}

/// Repeats what the controller answers that appeared last.
final class ArticleTopController: UIViewController {
    var tapped: () -> Void = {}
    var showing: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { showing?.preferredStatusBarStyle ?? .default }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}

/// The article's search.
@MainActor
func scrollToTopAsInTheArticle(in view: UIView) {
    let rect = view.convert(view.bounds, to: nil as UIView?)
    guard let key = UIApplication.shared.keyWindow, key.frame.intersects(rect) else { return }
    for subview in view.subviews { scrollToTopAsInTheArticle(in: subview) }
    guard let scrollView = view as? UIScrollView else { return }
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
}
