// Forgets the horizontal distance.
var visible = start
var focus = CGPoint(x: start.midX, y: start.midY)
func move(to x: CGFloat, _ y: CGFloat) {
    visible.origin = CGPoint(
        x: min(max(x, 0), max(map.width - visible.width, 0)),
        y: min(max(y, 0), max(map.height - visible.height, 0)))
}
return changes.map { change in
    switch change {
    case .scroll(_, let dy):
        move(to: visible.minX, visible.minY + dy)
        focus = CGPoint(x: visible.midX, y: visible.midY)
    case .resize(let size):
        visible.size = size
        move(to: focus.x - size.width / 2, focus.y - size.height / 2)
    }
    return visible
}
