let isBeside = abs(center.x - keyboard.midX) >= keyboard.width / 2 + 30
let isClear = abs(center.y - keyboard.midY) >= keyboard.height / 2 + 30
if keyboard.isEmpty || isBeside || isClear { return center }
let heights = [keyboard.minY - 30, keyboard.maxY + 30].filter { $0 <= area.maxY }
let y = heights.min { abs($0 - center.y) < abs($1 - center.y) }
return CGPoint(x: center.x, y: y ?? center.y)
