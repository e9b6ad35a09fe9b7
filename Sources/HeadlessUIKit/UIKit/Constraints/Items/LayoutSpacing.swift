/// The distances that the system chooses, in points.
@MainActor
enum LayoutSpacing {
    /// Between edges.
    ///
    /// Open: Apple documents no number; 8 is what everybody reads on phones.
    static let standard: CGFloat = 8

    /// From one vertical place down to another: between baselines, a line of the lower text.
    ///
    /// Source: Apple, "constraint(equalToSystemSpacingBelow:multiplier:)": the fonts count. Open: how; here the height
    /// of the lower text's line, so that the lines are set as in one paragraph.
    static func between(_ upper: LayoutTerm, _ lower: LayoutTerm) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let view = lower.item as? UIView
        else { return standard }
        return view.forFirstBaselineLayout.textLines?.lineHeight ?? standard
    }
}
