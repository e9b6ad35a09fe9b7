func find(in parent: UIView) -> UIView? {
    if parent.isHidden { return nil }
    if parent === noted { return parent.canBecomeFirstResponder ? parent : nil }
    for child in parent.subviews {
        if let found = find(in: child) { return found }
    }
    return nil
}
return find(in: window)
