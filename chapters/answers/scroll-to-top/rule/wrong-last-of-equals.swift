let seen = candidates.indices.filter {
    candidates[$0].scrollsToTop
        && (onPhone || (candidates[$0].visibleRect.minX..<candidates[$0].visibleRect.maxX).contains(x)) && !candidates[$0].visibleRect.isEmpty
}
if onPhone && seen.count > 1 { return nil }
return seen.min { candidates[$0].visibleRect.minY <= candidates[$1].visibleRect.minY }
