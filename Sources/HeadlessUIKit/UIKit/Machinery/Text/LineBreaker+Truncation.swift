extension LineBreaker {
    /// Returns the last allowed line, made from the rest of its paragraph.
    ///
    /// - Parameter isFollowed: `true` if further paragraphs are omitted.
    func lastLine(_ rest: Substring, isFollowed: Bool) -> String {
        if fits(measure.units(of: rest.trimmingSpacesAtEnd)), !isFollowed { return trimmed(rest, isBroken: false) }
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            return lines(of: String(rest), limit: .max).first ?? ""
        case .byClipping:
            return String(rest)
        case .byTruncatingTail:
            return longest(of: rest.count) { rest.prefix($0).trimmingSpacesAtEnd + "…" }
        case .byTruncatingHead:
            return longest(of: rest.count) { "…" + rest.suffix($0) }
        case .byTruncatingMiddle:
            return longest(of: rest.count) { rest.prefix(($0 + 1) / 2) + "…" + rest.suffix($0 / 2) }
        }
    }

    /// Returns the line of the greatest number of characters that fits, or the line of 0 characters if none fits.
    private func longest(of count: Int, _ line: (Int) -> String) -> String {
        (0...count).reversed().lazy.map(line).first { fits(measure.units(of: $0)) } ?? line(0)
    }
}
