// A view without subviews that answer lets the touch through.
guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
    view.point(inside: point, with: nil)
else { return nil }
for subview in view.subviews.reversed() {
    if let hit = hitView(in: subview, at: subview.convert(point, from: view)) { return hit }
}
return view.subviews.isEmpty ? view : nil
