let counting = screen.scrollViews.indices.filter {
    let rect = screen.scrollViews[$0].visibleRect
    let isBelow = screen.isPhone || rect.minX <= screen.tapX && screen.tapX < rect.maxX
    return !rect.isEmpty && isBelow
}
let willing = counting.filter { screen.scrollViews[$0].scrollsToTop }
if screen.isPhone && willing.count > 1 { return nil }
func distance(_ index: Int) -> CGFloat {
    screen.scrollViews[index].visibleRect.minY - screen.barHeight
}
let nearest = counting.map(distance).min()
return willing.last { distance($0) == nearest }
