let covered = keyboard.insetBy(dx: -30, dy: -30)
guard keyboard.width > 0, keyboard.height > 0, covered.minX < center.x, center.x < covered.maxX,
    covered.minY < center.y, center.y < covered.maxY
else { return center }
let upper = CGPoint(x: center.x, y: covered.minY)
let lower = CGPoint(x: center.x, y: covered.maxY)
let (fitsAbove, fitsBelow) = (upper.y >= area.minY, lower.y <= area.maxY)
if fitsAbove && fitsBelow {
    return center.y - upper.y <= lower.y - center.y ? upper : lower
}
return fitsAbove ? upper : fitsBelow ? lower : center
