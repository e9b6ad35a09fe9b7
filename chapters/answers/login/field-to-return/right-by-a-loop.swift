guard let view = noted, view.canBecomeFirstResponder, view.isDescendant(of: window) else { return nil }
var next: UIView? = view
while let present = next {
    if present.isHidden { return nil }
    next = present.superview
}
return view
