// Converts from the guide to the window.
guard let window = view.window else { return nil }
return guide.convert(view.convert(view.bounds, to: window), to: window)
