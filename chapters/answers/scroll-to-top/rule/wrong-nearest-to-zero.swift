let counting = candidates.indices.filter {
    candidates[$0].scrollsToTop && !candidates[$0].visibleRect.isEmpty
}
if onPhone && counting.count > 1 { return nil }
return counting.min { abs(candidates[$0].visibleRect.minY) < abs(candidates[$1].visibleRect.minY) }
