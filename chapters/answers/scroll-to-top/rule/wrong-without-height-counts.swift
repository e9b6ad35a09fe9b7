let counting = candidates.indices.filter {
    candidates[$0].scrollsToTop && candidates[$0].visibleRect.width > 0
}
if onPhone && counting.count > 1 { return nil }
return counting.min { candidates[$0].visibleRect.minY < candidates[$1].visibleRect.minY }
