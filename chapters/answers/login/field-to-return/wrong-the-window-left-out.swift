// A hidden window isn't noticed.
guard let noted, noted.window === window, noted.canBecomeFirstResponder else { return nil }
let views = sequence(first: noted) { $0.superview === window ? nil : $0.superview }
return views.contains { $0.isHidden } ? nil : noted
