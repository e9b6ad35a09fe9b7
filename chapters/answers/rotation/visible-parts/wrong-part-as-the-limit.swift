// The limit is the length of the map.
var visible = start
var focus = CGPoint(x: start.midX, y: start.midY)
func move(to x: CGFloat, _ y: CGFloat) {
    visible.origin = CGPoint(
        x: min(max(x, 0), map.width),
        y: min(max(y, 0), map.height))
}
return changes.map { change in
    switch change {
    case .scroll(let dx, let dy):
        move(to: visible.minX + dx, visible.minY + dy)
        focus = CGPoint(x: visible.midX, y: visible.midY)
    case .resize(let size):
        visible.size = size
        move(to: focus.x - size.width / 2, focus.y - size.height / 2)
    }
    return visible
}
