// Falls back to the window.
guard let noted, noted.window === window, noted.canBecomeFirstResponder else { return window }
return sequence(first: noted) { $0.superview }.contains { $0.isHidden } ? nil : noted
