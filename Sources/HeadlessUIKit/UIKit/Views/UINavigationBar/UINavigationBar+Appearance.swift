extension UINavigationBar {
    /// A Boolean value indicating whether the content is at its top. From iOS 15 on, it is also `true` if there is no
    /// scroll view.
    private var isAtScrollEdge: Bool {
        guard let manager else { return false }
        guard let list = manager.topViewController?.contentList else {
            return manager.screen?.hardware.hasClearBarsAtScrollEdge ?? false
        }
        return list.contentOffset.y <= -list.adjustedContentInset.top
    }

    /// The appearance of the item, or else of the bar, for the current height and content offset. It is `nil` if none
    /// is set.
    private var appearance: UINavigationBarAppearance? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard =
            (isCompact ? topItem?.compactAppearance ?? compactAppearance : nil)
            ?? topItem?.standardAppearance ?? storedStandardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        guard manager?.screen?.hardware.hasClearBarsAtScrollEdge == true else { return standard }
        let clear = (standard ?? UINavigationBarAppearance()).duplicate() as? UINavigationBarAppearance
        clear?.configureWithTransparentBackground()
        return clear
    }

    var backgroundAppearance: BarBackground.Appearance {
        guard let appearance else { return .init(color: barTintColor ?? barStyle.backgroundColor) }
        return .init(color: appearance.fill(barStyle), line: appearance.shadowColor)
    }

    func titleColor(isLarge: Bool) -> UIColor {
        attributes(isLarge: isLarge)[.foregroundColor] as? UIColor ?? barStyle.textColor
    }

    func titleFont(isLarge: Bool) -> UIFont {
        attributes(isLarge: isLarge)[.font] as? UIFont ?? .boldSystemFont(ofSize: isLarge ? 34 : 17)
    }

    private func attributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
        let base = (isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
        guard let appearance else { return base }
        let given = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        return base.merging(given) { $1 }
    }
}
