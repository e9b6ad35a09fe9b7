// The first answer of the subviews, front to back, else the view.
let takes = !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
if !takes || !view.point(inside: point, with: nil) { return nil }
let hits = view.subviews.reversed().lazy.compactMap {
    hitView(in: $0, at: view.convert(point, to: $0))
}
return hits.first ?? view
