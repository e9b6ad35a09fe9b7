// A hidden superview isn't noticed.
guard let noted, noted.window === window, noted.canBecomeFirstResponder else { return nil }
return noted.isHidden ? nil : noted
