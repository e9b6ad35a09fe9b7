extension UINavigationBar {
    /// The height of the row of buttons on a phone in portrait, in points.
    ///
    /// A large title adds the second height, `largeTitleHeight`, below the row.
    private static let rowHeight: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    /// A Boolean value indicating whether the title is displayed large, below the buttons.
    ///
    /// A title isn't large in a compact height. Source: Apple, "prefersLargeTitles".
    var hasLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        let mode = (items ?? []).reversed().map(\.largeTitleDisplayMode).first { $0 != .automatic }
        return topItem != nil && mode != .never
    }

    var naturalHeight: CGFloat { Self.rowHeight + (hasLargeTitle ? Self.largeTitleHeight : 0) }

    func layOutParts() {
        let row = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height - (hasLargeTitle ? Self.largeTitleHeight : 0))
        for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
            item.updateButton(tint: tintColor)
        }
        let left = layOutLeft(in: row)
        let right = layOutRight(in: row)
        layOutTitle(in: row, between: left, and: right)
    }

    /// Lays out the back button and the items on the left. Returns the x-coordinate at which they end.
    private func layOutLeft(in row: CGRect) -> CGFloat {
        let items = visibleItems(topItem?.leftBarButtonItems)
        let isReplaced = topItem?.leftBarButtonItems?.isEmpty == false && topItem?.leftItemsSupplementBackButton != true
        backButton.isHidden = backItem == nil || topItem?.hidesBackButton == true || isReplaced
        backButton.setTitle("‹ \(backTitle)", for: .normal)
        var end: CGFloat = 0
        if !backButton.isHidden {
            let wanted = backButton.sizeThatFits(row.size).width
            backButton.frame = CGRect(x: 8, y: 0, width: min(wanted, row.width / 3), height: row.height)
            end = backButton.frame.maxX
        }
        let spans = BarItemRow(widths: widths(of: items, in: row)).spans(
            from: max(end, Self.margin), in: 0)
        for (item, span) in zip(items, spans) {
            put(item, at: span, in: row)
            end = span.x + span.width
        }
        return end
    }

    /// Lays out the items on the right. Returns the x-coordinate at which they begin.
    private func layOutRight(in row: CGRect) -> CGFloat {
        let items = Array(visibleItems(topItem?.rightBarButtonItems).reversed())
        let widths = BarItemRow(widths: widths(of: items, in: row))
        let start = row.maxX - Self.margin - widths.fixedWidth
        for (item, span) in zip(items, widths.spans(from: start, in: 0)) { put(item, at: span, in: row) }
        return items.isEmpty ? row.maxX : start
    }

    /// Centers the title in the bar, or as close to the center as the buttons allow.
    private func layOutTitle(in row: CGRect, between left: CGFloat, and right: CGFloat) {
        for (label, isLarge) in [(titleLabel, false), (largeTitleLabel, true)] {
            label.text = isLarge && !hasLargeTitle ? nil : topItem?.title
            label.font = titleFont(isLarge: isLarge)
            label.isHidden = isLarge != hasLargeTitle || (!isLarge && topItem?.titleView != nil)
        }
        let title = topItem?.titleView ?? titleLabel
        let room = CGRect(x: left, y: 0, width: max(right - left, 0), height: row.height).insetBy(dx: 8, dy: 0)
        let isLabel = title === titleLabel
        let natural = isLabel || title.bounds.isEmpty ? title.sizeThatFits(row.size) : title.bounds.size
        let size = CGSize(width: min(natural.width, max(room.width, 0)), height: isLabel ? row.height : natural.height)
        let x = min(max(row.midX - size.width / 2, room.minX), room.maxX - size.width)
        title.frame = CGRect(x: x, y: (row.height - size.height) / 2, width: size.width, height: size.height)
        largeTitleLabel.frame = CGRect(
            x: Self.margin, y: row.maxY, width: row.width - 2 * Self.margin, height: Self.largeTitleHeight)
    }

    /// The title of the back button. An item for it takes precedence over a title for it. Either can be empty.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle
    private var backTitle: String {
        if let item = backItem?.backBarButtonItem { return item.title ?? "" }
        if let title = backItem?.backButtonTitle { return title }
        return backItem?.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    }

    private func visibleItems(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
        (items ?? []).filter { !$0.isHidden }
    }

    private func widths(of items: [UIBarButtonItem], in row: CGRect) -> [CGFloat?] {
        items.map { $0.size(inBarOfHeight: row.height)?.width ?? 0 }
    }

    private func put(_ item: UIBarButtonItem, at span: (x: CGFloat, width: CGFloat), in row: CGRect) {
        let height = item.size(inBarOfHeight: row.height)?.height ?? 0
        item.view?.frame = CGRect(
            x: span.x, y: (row.height - height) / 2, width: span.width, height: height)
    }
}
