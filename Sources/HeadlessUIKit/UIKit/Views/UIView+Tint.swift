/// What a view says of its tint itself, and what the views inside inherit.
struct Tint: Equatable {
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
    /// The first colour that a view has, from here outwards, and the first mode; nobody is asked who overrides either.
    ///
    /// Source: Apple's header, "tintColor" and "tintAdjustmentMode".
    var effectiveTint: Tint {
        let color = lineage.lazy.compactMap(\.tint.color).first
        let mode = lineage.lazy.map(\.tint.mode).first { $0 != .automatic }
        return Tint(color: color ?? .systemTint, mode: mode ?? .normal)
    }

    /// The colour as it shows: grey while it is dimmed.
    var shownTintColor: UIColor {
        let tint = effectiveTint
        let color = tint.color ?? .systemTint
        return tint.mode == .dimmed ? color.dimmed : color
    }

    /// Changes the view's own tint and tells those who have another one now.
    func changeTint(_ change: (inout Tint) -> Void) {
        let before = effectiveTint
        change(&tint)
        tellTint(from: before)
    }

    /// Tells the view and those inside it that inherit what has changed.
    func tellTint(from before: Tint) {
        let after = effectiveTint
        guard after != before else { return }
        tellTint(color: after.color != before.color, mode: after.mode != before.mode)
    }

    private func tellTint(color: Bool, mode: Bool) {
        resolvedTraits.performAsCurrent { tintColorDidChange() }
        for subview in subviews {
            let color = color && subview.tint.color == nil
            let mode = mode && subview.tint.mode == .automatic
            if color || mode { subview.tellTint(color: color, mode: mode) }
        }
    }
}

extension UIColor {
    /// The blue of buttons from iOS 7 on.
    static var systemTint: UIColor { .systemBlue }

    /// Open: how grey a phone makes a dimmed tint; here as bright as the colour looks.
    fileprivate var dimmed: UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
