var best: Int?
var count = 0
for (index, candidate) in candidates.enumerated() {
    let rect = candidate.visibleRect
    guard candidate.scrollsToTop, !rect.isEmpty, onPhone || rect.minX <= x && rect.maxX > x else { continue }
    count += 1
    guard let old = best else {
        best = index
        continue
    }
    if candidate.visibleRect.minY < candidates[old].visibleRect.minY { best = index }
}
return onPhone && count > 1 ? nil : best
