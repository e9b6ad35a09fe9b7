let seen = candidates.indices.filter {
    candidates[$0].scrollsToTop
        && (onPhone || (candidates[$0].visibleRect.minX..<candidates[$0].visibleRect.maxX).contains(x)) && !candidates[$0].visibleRect.isEmpty
}
return onPhone && seen.count > 1 ? nil : seen.first
