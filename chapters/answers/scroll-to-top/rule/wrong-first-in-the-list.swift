let seen = candidates.indices.filter {
    candidates[$0].scrollsToTop && !candidates[$0].visibleRect.isEmpty
}
return onPhone && seen.count > 1 ? nil : seen.first
