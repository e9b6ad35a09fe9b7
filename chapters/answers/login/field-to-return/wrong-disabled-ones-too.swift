// canBecomeFirstResponder isn't asked.
guard let noted, noted.window === window else { return nil }
return sequence(first: noted) { $0.superview }.contains { $0.isHidden } ? nil : noted
