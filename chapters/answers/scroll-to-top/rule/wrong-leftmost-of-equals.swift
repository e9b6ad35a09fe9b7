let counting = candidates.indices.filter {
    candidates[$0].scrollsToTop && !candidates[$0].visibleRect.isEmpty
}
if onPhone && counting.count > 1 { return nil }
return counting.min {
    let (left, right) = (candidates[$0].visibleRect, candidates[$1].visibleRect)
    return (left.minY, left.minX) < (right.minY, right.minX)
}
