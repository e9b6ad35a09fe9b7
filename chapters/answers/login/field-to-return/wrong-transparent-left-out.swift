// The alpha counts, too.
guard let noted, noted.window === window, noted.canBecomeFirstResponder, noted.alpha > 0 else { return nil }
return sequence(first: noted) { $0.superview }.contains { $0.isHidden } ? nil : noted
