let counting = candidates.indices.filter {
    candidates[$0].scrollsToTop
        && (onPhone || (candidates[$0].visibleRect.minX..<candidates[$0].visibleRect.maxX).contains(x)) && !candidates[$0].visibleRect.isEmpty
}
if onPhone && counting.count > 1 { return nil }
return counting.min { candidates[$0].visibleRect.maxY < candidates[$1].visibleRect.maxY }
