let counting = candidates.indices.filter {
    let rect = candidates[$0].visibleRect
    return candidates[$0].scrollsToTop && !rect.isEmpty && rect.minX <= x && x < rect.maxX
}
if onPhone && counting.count > 1 { return nil }
return counting.min { candidates[$0].visibleRect.minY < candidates[$1].visibleRect.minY }
