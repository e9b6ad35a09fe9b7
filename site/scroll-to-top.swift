// Scroll to top
//
// The Swift of a chapter of "The iOS Workbook": see scroll-to-top.html.
// Made from 07-scroll-to-top.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

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

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:count:)")
    }

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

#if canImport(Simulator)
/// What the first picture lets you choose.
enum WhoGetsTheTap: String, CaseIterable {
    case page = "As in this chapter", uikit = "As UIKit has it"
}

enum Moment: String, CaseIterable { case before = "Before the tap", after = "After it" }

enum Property: String, CaseIterable {
    case isOn = "on", isOff = "off"
}

extension UIScrollView {
    /// What stands in the first line that can be read.
    var firstLineInSight: String {
        let top = contentOffset.y + adjustedContentInset.top
        let labels = subviews.compactMap { $0 as? UILabel }
        return labels.first { $0.frame.minY >= top - 22 }?.text ?? "-"
    }
}

extension PagesController {
    /// As if nobody had touched the property: it is on in every scroll view.
    func giveTapToEverybody() {
        for scrollView in view.scrollViewsInside { scrollView.scrollsToTop = true }
    }
}

/// A controller with one list over the other.
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

/// A scroll view, as the rule sees it.
struct TapCandidate {
    /// Where it can be seen, in the screen's coordinates; empty when it cannot.
    var visibleRect: CGRect
    var scrollsToTop: Bool
}

/// The index of the scroll view that a tap on the status bar scrolls, if there is one.
///
/// - Parameter x: where the tap is, from left to right, in the screen's coordinates.
func indexToScroll(_ candidates: [TapCandidate], onPhone: Bool, tapAt x: CGFloat) -> Int? {
    // Replace the next line.
    candidates.count
}

/// Pages side by side, each with a list. The tap on the status bar is for the page in sight.
final class PagesController: UIViewController, UIScrollViewDelegate {
    let pages: [LinesView]
    private let pager = UIScrollView()
    private var currentPage = 0

    init(count: Int) {
        pages = (0..<count).map { LinesView("Page \($0 + 1), line") }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(count:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.scrollsToTop = false
        pager.contentInsetAdjustmentBehavior = .never
        pager.delegate = self
        view.addSubview(pager)
        for page in pages { pager.addSubview(page) }
        handOnTheTap()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pager.frame != view.bounds else { return }
        let (size, current) = (view.bounds.size, currentPage)
        pager.frame = view.bounds
        pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        for (index, page) in pages.enumerated() {
            let x = size.width * CGFloat(place(of: index))
            page.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
        }
        show(page: current)
    }
    func show(page: Int) {
        currentPage = page
        pager.contentOffset.x = CGFloat(place(of: page)) * pager.bounds.width
        handOnTheTap()
    }

    /// How many pages lie left of one. From right to left, the first is the last; and vice versa.
    private func place(of page: Int) -> Int {
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? pages.count - 1 - page : page
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard pager.bounds.width > 0 else { return }
        let page = place(of: Int((pager.contentOffset.x / pager.bounds.width).rounded()))
        guard page != currentPage, pages.indices.contains(page) else { return }
        currentPage = page
        handOnTheTap()
    }

    private func handOnTheTap() {
        for (index, page) in pages.enumerated() { page.scrollsToTop = index == currentPage }
    }
}

extension UIView {
    /// Where the view can be seen, in the window's coordinates; nil when it cannot.
    ///
    /// What lies in front of it is not considered.
    var rectInSight: CGRect? {
        guard let window else { return nil }
        var rect = bounds
        var view: UIView = self
        while !view.isHidden, view.alpha >= 0.01 {
            guard let superview = view.superview else {
                let seen = rect.intersection(window.bounds)
                return seen.isEmpty ? nil : seen
            }
            rect = view.convert(rect, to: superview)
            if superview.clipsToBounds { rect = rect.intersection(superview.bounds) }
            if rect.isEmpty { return nil }
            view = superview
        }
        return nil
    }
}

/// What can be seen of a rectangle through views that clip, in the coordinates of the outermost.
func rectLeft(of rect: CGRect, in frames: [CGRect]) -> CGRect? {
    // Replace the next line.
    rect
}

extension UIScrollView {
    /// Whether fingers can scroll it up and down: there is more content than fits.
    var scrollsVertically: Bool {
        let inset = adjustedContentInset
        let height = contentSize.height + inset.top + inset.bottom
        return isScrollEnabled && !isPagingEnabled && height > bounds.height
    }
}

extension UIView {
    /// The scroll views in the view and the view itself, from back to front.
    var scrollViewsInside: [UIScrollView] {
        [self as? UIScrollView].compactMap { $0 } + subviews.flatMap(\.scrollViewsInside)
    }

    /// Those of them that the user sees and can scroll up and down.
    var listsInSight: [UIScrollView] {
        scrollViewsInside.filter { $0.scrollsVertically && $0.rectInSight != nil }
    }
}

extension UIScrollView {
    /// Scrolls to the first line, below what covers the upper edge, if the delegate lets it.
    ///
    /// Across it stays where it is; a list that a finger has pulled down stays, too.
    func scrollToFirstLine(animated: Bool = true) {
        let top = -adjustedContentInset.top
        guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop?(self) ?? true else {
            return
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
    }
}

/// A scroll view without a look that hears of taps on the status bar, and scrolls lists.
///
/// It has to be the only one on the screen with `scrollsToTop`.
final class StatusBarTapView: UIScrollView, UIScrollViewDelegate {
    private let lists: () -> [UIScrollView]
    private lazy var height = heightAnchor.constraint(equalToConstant: 1)

    /// - Parameter lists: what to scroll, asked at each tap.
    init(atTopOf view: UIView, lists: @escaping () -> [UIScrollView]) {
        self.lists = lists
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        accessibilityElementsHidden = true
        delegate = self
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            height, topAnchor.constraint(equalTo: view.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(atTopOf:lists:)")
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        height.constant = max(1, window?.safeAreaInsets.top ?? 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arm()
    }

    /// Whether a touch is for this view: never. Fingers go to what lies below.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        for list in lists() where list !== self { list.scrollToFirstLine() }
        DispatchQueue.main.async { self.arm() }
        return false
    }

    /// Scrolls down by a point: a scroll view at its top is not asked.
    private func arm() {
        contentSize = CGSize(width: bounds.width, height: bounds.height + 1)
        contentOffset.y = 1
    }
}

/// Where taps on the status bar lead.
struct TopAndBack {
    /// The offset to go back to.
    var place: CGFloat?
}

extension TopAndBack {
    /// Where to scroll for a tap, up and down; nil for nowhere.
    ///
    /// - Parameters:
    ///   - offset: how far the list is scrolled now.
    ///   - top: how far it is scrolled at its top.
    mutating func tapped(at offset: CGFloat, top: CGFloat) -> CGFloat? {
        // Replace the next line.
        top
    }
}

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

#if canImport(Simulator)
/// The app's window on a phone without scenes.
@MainActor
func showOldApp(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
#endif
