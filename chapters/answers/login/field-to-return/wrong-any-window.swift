// A view in another window counts, too.
guard let noted, noted.window != nil, noted.canBecomeFirstResponder else { return nil }
return sequence(first: noted) { $0.superview }.contains { $0.isHidden } ? nil : noted
