/// A row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What a selected index is where none is.
    public nonisolated static let noSegment = -1

    let ground = UIView()
    var segments: [Segment] = []
    private var selected = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGround()
    }

    /// - Parameter items: a `String` or a `UIImage` for each segment.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        addGround()
        for (index, item) in (items ?? []).enumerated() {
            insert(Segment(title: item as? String, image: item as? UIImage), at: index)
        }
        frame.size = naturalSize
    }

    /// A segment for each action, which it performs when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var numberOfSegments: Int { segments.count }

    /// The place of the selected segment, from 0; setting it tells nobody, and an index of no segment selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            setNeedsLayout()
        }
    }

    /// Whether a tapped segment does not stay selected.
    open var isMomentary = false
    /// The colour of the selected segment; nil for white.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Segments

    /// Puts a segment in front of another; an index past the end stands for the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Puts in a segment that shows an action and performs it when it is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    open func removeAllSegments() {
        for segment in segments { segment.label.removeFromSuperview() }
        segments = []
        selectedSegmentIndex = Self.noSegment
        segmentsDidChange()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].show(title: title)
        segmentsDidChange()
    }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].show(image: image)
        segmentsDidChange()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// How wide a segment is, in points; 0 for as wide as the others that are 0.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        segmentsDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        setNeedsLayout()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    // MARK: Layout and touches

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
    }

    /// A finger that leaves over a segment selects it.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, let index = index(at: touch.location(in: self)) else { return }
        choose(index)
    }

    override var ownsTaps: Bool { true }
}
