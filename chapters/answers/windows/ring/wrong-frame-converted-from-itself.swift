// Takes the frame for a rectangle in the view's own coordinates.
guard let window = view.window else { return nil }
return guide.convert(view.convert(view.frame, to: window), from: window)
