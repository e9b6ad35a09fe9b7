// Gives up if the nearer of the two doesn't fit.
let covered = keyboard.insetBy(dx: -30, dy: -30)
guard !keyboard.isEmpty, abs(center.x - keyboard.midX) < covered.width / 2,
    abs(center.y - keyboard.midY) < covered.height / 2
else { return center }
let y = center.y <= keyboard.midY ? covered.minY : covered.maxY
return area.minY <= y && y <= area.maxY ? CGPoint(x: center.x, y: y) : center
