// Forgets that what cannot be seen cannot be touched.
guard !view.isHidden, view.isUserInteractionEnabled, view.point(inside: point, with: nil)
else { return nil }
for subview in view.subviews.reversed() {
    if let hit = hitView(in: subview, at: subview.convert(point, from: view)) { return hit }
}
return view
