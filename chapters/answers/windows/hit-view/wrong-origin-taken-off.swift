// Takes off the frame's origin, which is not enough where something is scrolled or enlarged.
guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
    view.point(inside: point, with: nil)
else { return nil }
for subview in view.subviews.reversed() {
    let there = CGPoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
    if let hit = hitView(in: subview, at: there) { return hit }
}
return view
