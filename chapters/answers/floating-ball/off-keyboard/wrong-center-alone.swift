// Only looks whether the keyboard covers the center.
guard keyboard.contains(center) else { return center }
let heights = [keyboard.minY - 30, keyboard.maxY + 30].filter { area.minY <= $0 && $0 <= area.maxY }
let y = heights.min { abs($0 - center.y) < abs($1 - center.y) }
return CGPoint(x: center.x, y: y ?? center.y)
