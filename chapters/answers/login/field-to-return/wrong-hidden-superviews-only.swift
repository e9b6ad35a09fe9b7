// The view's own isHidden isn't noticed.
guard let noted, noted.window === window, noted.canBecomeFirstResponder else { return nil }
return sequence(first: noted) { $0.superview }.dropFirst().contains { $0.isHidden } ? nil : noted
