// A view may have a superview that is in no window either.
guard let superview = view.superview else { return nil }
return guide.convert(superview.convert(view.frame, to: nil), from: view.window)
