// Looks at the view and at its superview only.
guard let noted, noted.window === window, noted.canBecomeFirstResponder else { return nil }
return noted.isHidden || noted.superview?.isHidden == true ? nil : noted
