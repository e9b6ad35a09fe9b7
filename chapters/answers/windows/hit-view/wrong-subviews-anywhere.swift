// Asks the subviews before it is known that the point is inside.
guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
for subview in view.subviews.reversed() {
    if let hit = hitView(in: subview, at: subview.convert(point, from: view)) { return hit }
}
return view.point(inside: point, with: nil) ? view : nil
