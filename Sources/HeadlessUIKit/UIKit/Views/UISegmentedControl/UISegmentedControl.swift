/// A control that displays a row of segments, one of which can be selected.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The selected index if no segment is selected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/nosegment
    public nonisolated static let noSegment = -1

    let backgroundView = UIView()
    var segments: [Segment] = []
    var selected = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addBackgroundView()
    }

    /// Creates a control with a segment for each item.
    ///
    /// - Parameter items: The titles and images of the segments, each a `String` or a `UIImage`.
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(items:)
    public init(items: [Any]?) {
        super.init(frame: .zero)
        addBackgroundView()
        for (index, item) in (items ?? []).enumerated() {
            insert(Segment(title: item as? String, image: item as? UIImage), at: index)
        }
        frame.size = naturalSize
    }

    /// Creates a control with a segment for each action, which is performed when the segment is selected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(frame:actions:)
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment.
    ///
    /// Setting the property sends no events. An invalid index deselects all segments. A momentary control ignores the
    /// value.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex; the page
    ///   doesn't describe an invalid index.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            guard !isMomentary else { return }
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            setNeedsLayout()
        }
    }

    /// A Boolean value indicating whether a tapped segment doesn't stay selected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/ismomentary
    open var isMomentary = false { didSet { setNeedsLayout() } }
    /// The color of the selected segment, or `nil` for white.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmenttintcolor
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Segments

    /// Inserts a segment before the given index. An index past the end appends it.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment that displays an action and performs it when it's selected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/insertsegment(action:at:animated:)
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    open func removeAllSegments() {
        for segment in segments { segment.label.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        segmentsDidChange()
    }

    /// Sets the title of a segment. An index past the last segment is that of the last one, here and in the other
    /// methods for segments.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/settitle(_:forsegmentat:)
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[pinned(segment)].show(title: title)
        segmentsDidChange()
    }
    open func titleForSegment(at segment: Int) -> String? { segments[pinned(segment)].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[pinned(segment)].show(image: image)
        segmentsDidChange()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[pinned(segment)].image }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[pinned(segment)].action }

    /// Sets the width of a segment in points. Segments with a width of 0 have equal widths.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setwidth(_:forsegmentat:); the page
    ///   doesn't say that the widths are equal.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[pinned(segment)].width = width
        segmentsDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { segments[pinned(segment)].width }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[pinned(segment)].isEnabled = enabled
        setNeedsLayout()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[pinned(segment)].isEnabled }

    /// Returns the index of the last segment for larger indexes.
    private func pinned(_ segment: Int) -> Int { min(segment, segments.count - 1) }

    // MARK: Layout and touches

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
    }

    /// Selects the segment in which a touch ends.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, let index = index(at: touch.location(in: self)) else { return }
        choose(index)
    }

    override var reservesTaps: Bool { true }
}
