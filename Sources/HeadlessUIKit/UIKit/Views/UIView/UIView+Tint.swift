/// The tint of a view, which its descendants inherit.
struct Tint: Equatable {
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
    /// The first color and the first mode that are set on the view or its ancestors.
    ///
    /// Overrides of the properties in subclasses aren't called.
    ///
    /// - Source: Apple's header, "tintColor" and "tintAdjustmentMode".
    var effectiveTint: Tint {
        let color = selfAndAncestors.lazy.compactMap(\.tint.color).first
        let mode = selfAndAncestors.lazy.map(\.tint.mode).first { $0 != .automatic }
        return Tint(color: color ?? .systemTint, mode: mode ?? .normal)
    }

    /// The displayed color, which is gray while the tint is dimmed.
    var effectiveTintColor: UIColor {
        let tint = effectiveTint
        let color = tint.color ?? .systemTint
        return tint.mode == .dimmed ? color.dimmed : color
    }

    /// Changes the tint of the view and notifies the views whose effective tint has changed.
    func changeTint(_ change: (inout Tint) -> Void) {
        let before = effectiveTint
        change(&tint)
        notifyTintColorChange(from: before)
    }

    /// Notifies the view and the descendants that inherit the changed values.
    func notifyTintColorChange(from before: Tint) {
        let after = effectiveTint
        guard after != before else { return }
        notifyTintColorChange(color: after.color != before.color, mode: after.mode != before.mode)
    }

    private func notifyTintColorChange(color: Bool, mode: Bool) {
        resolvedTraits.performAsCurrent { tintColorDidChange() }
        for subview in subviews {
            let color = color && subview.tint.color == nil
            let mode = mode && subview.tint.mode == .automatic
            if color || mode { subview.notifyTintColorChange(color: color, mode: mode) }
        }
    }
}

extension UIColor {
    /// The blue color of buttons from iOS 7 on.
    static var systemTint: UIColor { .systemBlue }

    /// The gray version of the color.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the perceived brightness of the color.
    fileprivate var dimmed: UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
