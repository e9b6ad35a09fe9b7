import UIKit

/// Two lists, one of the cures for them, and what the rule says of a tap.
final class DemoListsController: UIViewController {
    /// Who hears of the tap.
    enum Cure {
        case both, first, tapView, back
    }

    private let cure: Cure
    private let first = LinesView("First list, line")
    private let second = LinesView("Second list, line")
    private let caption = UILabel()
    private lazy var lists = UIStackView(arrangedSubviews: [first, second])
    private var taps = TopAndBack()

    init(_ cure: Cure) {
        self.cure = cure
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        second.backgroundColor = .secondarySystemBackground
        second.isHidden = cure == .back
        lists.distribution = .fillEqually
        lists.spacing = 1
        caption.font = .preferredFont(forTextStyle: .callout)
        caption.adjustsFontForContentSizeCategory = true
        caption.numberOfLines = 0
        arrange()
        first.scrollsToTop = cure == .both || cure == .first
        second.scrollsToTop = cure == .both
        if cure == .tapView || cure == .back {
            _ = StatusBarTapView(for: self) { [weak self] in self?.listsForTap(in: $0) ?? [] }
        }
        navigationItem.rightBarButtonItem = .scrollDown { [first, second] in [first, second] }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Side by side on an iPad, where the finger chooses.
        let axis: NSLayoutConstraint.Axis =
            traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
        if lists.axis != axis { lists.axis = axis }
        lists.layoutIfNeeded()
        predict()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        predict()
    }

    /// A text that is set anew is laid out anew, also when it is the same.
    private func predict() {
        let sentence = prediction
        if caption.text != sentence { caption.text = sentence }
    }

    /// What the tap view scrolls. What `TopAndBack` asks for is scrolled here.
    private func listsForTap(in front: UIView) -> [UIScrollView] {
        guard cure == .back, presentedViewController == nil else { return front.listsInSight }
        // What the exercise "Up, and back again" changes: open, every tap leads to the top.
        let top = -first.adjustedContentInset.top
        if let y = taps.tapped(at: first.contentOffset.y, top: top) {
            first.setContentOffset(CGPoint(x: first.contentOffset.x, y: y), animated: true)
        }
        return []
    }

    // What the exercise "The rule" changes: open, the index is one that there is not; solved, the
    // sentence says what a tap does.
    private var prediction: String {
        let scrollViews = view.scrollViewsInside
        let candidates = scrollViews.map {
            TapCandidate(visibleRect: $0.rectInSight ?? .zero, scrollsToTop: $0.scrollsToTop)
        }
        let onPhone = traitCollection.userInterfaceIdiom == .phone
        let answers = [first, second].filter { !$0.isHidden }.map { list in
            let x = list.convert(list.bounds, to: nil as UIView?).midX
            return answer(indexToScroll(candidates, onPhone: onPhone, tapAt: x), of: scrollViews)
        }
        if Set(answers).count == 1 { return "indexToScroll says: a tap is for \(answers[0])." }
        return "indexToScroll says: a tap above the first list is for \(answers[0]), "
            + "one above the second list for \(answers[1])."
    }

    private func answer(_ index: Int?, of scrollViews: [UIScrollView]) -> String {
        guard let index else { return "nobody" }
        guard scrollViews.indices.contains(index) else { return "number \(index), which is none" }
        return "the \(name(scrollViews[index]))"
    }

    private func name(_ scrollView: UIScrollView) -> String {
        scrollView === first ? "first list" : scrollView === second ? "second list" : "tap view"
    }

    private func arrange() {
        for part in [lists, caption] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let (safe, readable) = (view.safeAreaLayoutGuide, view.readableContentGuide)
        caption.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            lists.topAnchor.constraint(equalTo: view.topAnchor),
            lists.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            lists.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            caption.topAnchor.constraint(equalTo: lists.bottomAnchor, constant: 12),
            caption.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
        ])
    }
}
