let on = candidates.indices.filter { candidates[$0].scrollsToTop
        && (onPhone || (candidates[$0].visibleRect.minX..<candidates[$0].visibleRect.maxX).contains(x)) }
if onPhone && on.count > 1 { return nil }
return on.min { candidates[$0].visibleRect.minY < candidates[$1].visibleRect.minY }
