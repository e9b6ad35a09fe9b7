var best: (index: Int?, distance: CGFloat) = (nil, .infinity)
var count = 0
for (index, view) in screen.scrollViews.enumerated() {
    let rect = view.visibleRect
    guard rect.width > 0, rect.height > 0 else { continue }
    if !screen.isPhone && !(rect.minX..<rect.maxX).contains(screen.tapX) { continue }
    let distance = max(0, rect.minY - screen.barHeight)
    if view.scrollsToTop { count += 1 }
    if distance < best.distance { best = (nil, distance) }
    if view.scrollsToTop && distance == best.distance { best.index = index }
}
return screen.isPhone && count > 1 ? nil : best.index
