// Asks whether the subviews can be touched, and not the view itself.
guard view.point(inside: point, with: nil) else { return nil }
for subview in view.subviews.reversed()
where !subview.isHidden && subview.isUserInteractionEnabled && subview.alpha >= 0.01 {
    if let hit = hitView(in: subview, at: subview.convert(point, from: view)) { return hit }
}
return view
