extension UISegmentedControl {
    /// A segment of the control.
    @MainActor
    struct Segment {
        private(set) var title: String?
        private(set) var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        let label = UILabel()
        let imageView = UIImageView()

        init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
            self.action = action
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 13)
            imageView.contentMode = .center
            imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.addSubview(imageView)
            if image == nil { show(title: title) } else { show(image: image) }
        }

        mutating func show(title: String?) {
            (self.title, image) = (title, nil)
            label.text = title
            imageView.image = nil
        }

        mutating func show(image: UIImage?) {
            (title, self.image) = (nil, image)
            label.text = nil
            imageView.image = image
        }
    }

    /// The height and the padding of a segment, in points.
    ///
    /// - Note: Undocumented by Apple. This implementation uses values printed on phones from iOS 13 on.
    private static let height: CGFloat = 32
    private static let padding: CGFloat = 12

    func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        addSubview(segment.label)
        segmentsDidChange()
    }

    /// Removes a segment.
    ///
    /// - Note: Undocumented by Apple. If the removed segment is selected, no segment is selected afterward in this
    ///   implementation.
    func remove(at index: Int) {
        guard segments.indices.contains(min(index, segments.count - 1)) else { return }
        let index = min(index, segments.count - 1)
        let selected = selectedSegmentIndex
        segments.remove(at: index).label.removeFromSuperview()
        if selected >= index { selectedSegmentIndex = selected == index ? Self.noSegment : selected - 1 }
        segmentsDidChange()
    }

    func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size at which every segment without a fixed width has the width of the widest.
    var naturalSize: CGSize {
        let widths = segments.map { segment in
            max(segment.label.intrinsicContentSize.width, segment.image?.size.width ?? 0) + 2 * Self.padding
        }
        let widest = widths.max() ?? 0
        return CGSize(
            width: segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }, height: Self.height)
    }

    /// The color of the selected segment.
    ///
    /// - Note: Undocumented by Apple. This implementation uses `systemGray2` in a dark appearance.
    private static let selectedColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    func addBackgroundView() {
        isOutlinedIfEmpty = false
        backgroundView.isUserInteractionEnabled = false
        addSubview(backgroundView)
    }

    func layOutSegments() {
        backgroundView.backgroundColor = .tertiarySystemFill
        backgroundView.layer.cornerRadius = 8
        backgroundView.frame = bounds
        for (index, (segment, frame)) in zip(segments, frames).enumerated() {
            segment.label.frame = frame
            segment.label.isEnabled = segment.isEnabled && isEnabled
            let isSelected = index == selectedSegmentIndex && !isMomentary
            segment.label.backgroundColor = isSelected ? selectedSegmentTintColor ?? Self.selectedColor : .clear
            segment.label.layer.cornerRadius = 7
            segment.label.font = isSelected ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
        }
    }

    /// The frames of the segments. Those without a fixed width share the remaining space.
    private var frames: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let sharing = segments.filter { $0.width == 0 }.count
        let share = sharing > 0 ? max(0, bounds.width - fixed) / CGFloat(sharing) : 0
        var x = bounds.minX
        return segments.map { segment in
            let width = segment.width > 0 ? segment.width : share
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    func index(at point: CGPoint) -> Int? {
        frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    /// Selects a segment in response to a tap. Events and the action are sent if the segment wasn't selected or doesn't
    /// stay selected.
    func choose(_ index: Int) {
        guard segments[index].isEnabled, isMomentary || index != selected else { return }
        selected = index
        setNeedsLayout()
        let action = segments[index].action
        for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
        if let action { sendAction(action) }
        if isMomentary { selected = Self.noSegment }
    }
}
