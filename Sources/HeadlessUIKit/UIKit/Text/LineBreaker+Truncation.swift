extension LineBreaker {
    /// The last line allowed, from what is left of its paragraph; `isFollowed` says that other paragraphs are lost.
    func lastLine(_ rest: Substring, isFollowed: Bool) -> String {
        if fits(font.units(of: rest.trimmingSpacesAtEnd)), !isFollowed { return trimmed(rest, isBroken: false) }
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

    /// What a count of characters makes, for the greatest count that fits; 0 in any case.
    private func longest(of count: Int, _ line: (Int) -> String) -> String {
        (0...count).reversed().lazy.map(line).first { fits(font.units(of: $0)) } ?? line(0)
    }
}
