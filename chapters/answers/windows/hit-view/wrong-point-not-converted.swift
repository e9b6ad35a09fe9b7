// Every view is asked for the same point.
guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
    view.point(inside: point, with: nil)
else { return nil }
for subview in view.subviews.reversed() {
    if let hit = hitView(in: subview, at: point) { return hit }
}
return view
