import UIKit

/// Trail with two more buttons. They show what the exercises change.
final class ScrollToTopDemoController: TrailController {
    init() {
        super.init(list: DemoPagesController())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Thief") { [weak self] in self?.reportThief() }
        addTool("Row") { [weak self] in self?.show(DemoRowController(), sender: nil) }
    }

    private func reportThief() {
        let text = "The thief is \(thiefName(mapIsOn: false)). With the map on, it's \(thiefName(mapIsOn: true))."
        trailDelegate?.report(TrailEvent(text: text))
    }

    /// Returns the name of the scroll view that the exercise "name the thief" returns.
    private func thiefName(mapIsOn: Bool) -> String {
        guard let window = view.window, let scene = window.windowScene else { return "unknown" }
        let scrollViews = window.scrollViewsInside
        let screen = TappedScreen(
            isPhone: traitCollection.userInterfaceIdiom == .phone,
            barHeight: scene.statusBarManager?.statusBarFrame.height ?? 0, tapX: window.bounds.midX,
            scrollViews: scrollViews.map {
                TapCandidate(
                    visibleRect: $0.rectForTap ?? .zero,
                    scrollsToTop: $0.scrollsToTop || mapIsOn && $0 === map)
            })
        // With the stub, the index is past the end.
        guard let index = thief(on: screen) else { return "none" }
        return scrollViews.indices.contains(index)
            ? "\(type(of: scrollViews[index]))" : "number \(index), which doesn't exist"
    }
}

/// Trail's pages, in which the second tap on the status bar leads back.
final class DemoPagesController: PagesController {
    private var kept: (page: Int, place: CGFloat)?

    override func listsToScroll(in front: UIView) -> [UIScrollView] {
        guard front === parent?.view, let list = currentList else { return super.listsToScroll(in: front) }
        let inset = list.adjustedContentInset
        let bottom = list.contentSize.height + inset.bottom - list.bounds.height
        // With the stub of the exercise "up, and back again", each tap leads to the top.
        let result = upAndBack(
            from: list.contentOffset.y, in: -inset.top...max(-inset.top, bottom),
            place: kept?.page == currentPage ? kept?.place : nil)
        kept = result.place.map { (currentPage, $0) }
        if let target = result.target {
            list.setContentOffset(CGPoint(x: list.contentOffset.x, y: target), animated: true)
        }
        return []
    }
}
