// Asks the bounds, which know nothing of round views.
guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
    view.bounds.contains(point)
else { return nil }
for subview in view.subviews.reversed() {
    if let hit = hitView(in: subview, at: subview.convert(point, from: view)) { return hit }
}
return view
