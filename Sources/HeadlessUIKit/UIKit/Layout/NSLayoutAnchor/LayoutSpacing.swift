/// The system spacing, in points.
@MainActor
enum LayoutSpacing {
    /// The standard spacing between edges.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 8, as many have read on phones.
    static let standard: CGFloat = 8

    /// Returns the system spacing from one vertical position down to another. Between baselines, it's a line of the
    /// lower text.
    ///
    /// - Source: Apple, "constraint(equalToSystemSpacingBelow:multiplier:)": the spacing depends on the fonts.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the line height of the lower text, so that the lines
    ///   have the same distance as within a paragraph.
    static func between(_ upper: LayoutTerm, _ lower: LayoutTerm) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let view = lower.item as? UIView
        else { return standard }
        return view.forFirstBaselineLayout.textLines?.lineHeight ?? standard
    }
}
