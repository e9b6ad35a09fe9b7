/// The order in which VoiceOver goes through the elements of a view.
///
/// - Note: Undocumented by Apple. The order is that of AccessibilitySnapshot, whose authors derived it by
///   experimentation: from top to bottom, and in a row in the layout direction. Elements are in one row if their tops
///   differ by less than 8 points, or 13 points on an iPad.
/// - Source: https://github.com/cashapp/AccessibilitySnapshot
extension UIView {
    /// An element, or several that stay together.
    fileprivate struct VoiceOverStop {
        let elements: [UIResponder]
        /// The frame of the first element, in points of the screen.
        let frame: CGRect
    }

    /// The accessibility elements in the view, in the order of VoiceOver.
    var elementsInOrder: [UIResponder] { sortedItems(itemsInside).flatMap(\.elements) }

    private var itemsInside: [VoiceOverStop] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement { return [VoiceOverStop(elements: [self], frame: frameOnScreen)] }
        if let accessibilityElements {
            return group(
                accessibilityElements.flatMap { element -> [UIResponder] in
                    if let view = element as? UIView { return view.window === window ? view.elementsInOrder : [] }
                    return [element as? UIResponder].compactMap(\.self)
                })
        }
        // Of several modal siblings, only the frontmost one counts.
        let children =
            subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }.map { [$0] } ?? subviews
        let items = children.flatMap(\.itemsInside)
        return shouldGroupAccessibilityChildren ? group(sortedItems(items).flatMap(\.elements)) : items
    }

    private func group(_ elements: [UIResponder]) -> [VoiceOverStop] {
        guard let first = elements.first else { return [] }
        return [VoiceOverStop(elements: elements, frame: (first as? UIView)?.frameOnScreen ?? frameOnScreen)]
    }

    private func sortedItems(_ items: [VoiceOverStop]) -> [VoiceOverStop] {
        let rowHeight: CGFloat = traitCollection.userInterfaceIdiom == .pad ? 13 : 8
        let isRightToLeft = effectiveDirection == .rightToLeft
        var rows: [[VoiceOverStop]] = []
        for item in items.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let top = rows.last?.first?.frame.minY, item.frame.minY - top < rowHeight {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { row in
            row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }

    private var frameOnScreen: CGRect {
        guard let screen = window?.screen else { return frame }
        return convert(bounds, to: screen.coordinateSpace)
    }
}
