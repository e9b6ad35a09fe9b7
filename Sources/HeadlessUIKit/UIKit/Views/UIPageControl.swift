/// A control that displays a row of dots, one for each page.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol
/// - Differs: On a phone, the control clips dots that don't fit on the screen.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private var page = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOutlinedIfEmpty = false
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The number of pages, which isn't less than 0. The current page is kept in range.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/numberofpages; the page doesn't mention
    ///   negative numbers and the current page.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = page
            makeDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The index of the current page, which is kept in range. Setting the property sends no events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/currentpage; the page doesn't say that
    ///   no events are sent.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(0, numberOfPages - 1))
            setNeedsLayout()
        }
    }

    /// A Boolean value indicating whether the dot is hidden if there is only one page.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/hidesforsinglepage
    open var hidesForSinglePage = false { didSet { makeDots() } }
    /// The color of the dots, or `nil` for a pale color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/pageindicatortintcolor
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the current page's dot, or `nil` for white.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/currentpageindicatortintcolor
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The measurements, in points.
    ///
    /// - Note: Undocumented by Apple.
    private enum Measure {
        static let height: CGFloat = 26
        static let dot: CGFloat = 7
        static let distance: CGFloat = 16
    }

    /// Returns the size required for the given number of pages, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol/size(fornumberofpages:); the sizes of
    ///   the dots are undocumented.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: pageCount > 0 ? Measure.dot + CGFloat(pageCount - 1) * Measure.distance : 0, height: Measure.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = size(forNumberOfPages: dots.count).width
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(
                x: bounds.midX - width / 2 + CGFloat(index) * Measure.distance, y: bounds.midY - Measure.dot / 2,
                width: Measure.dot, height: Measure.dot)
            dot.layer.cornerRadius = Measure.dot / 2
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 0.7, alpha: 1)
        }
    }

    /// Changes the page when a touch ends: to the next one in the right half, or to the previous one in the left half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let old = currentPage
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        guard currentPage != old else { return }
        for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
    }

    override var reservesTaps: Bool { true }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        let count = numberOfPages == 1 && hidesForSinglePage ? 0 : numberOfPages
        dots = (0..<count).map { _ in
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }
}
