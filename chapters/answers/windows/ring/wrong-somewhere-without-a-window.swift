// Finds a place for a view that is in no window.
return guide.convert(view.convert(view.bounds, to: nil), from: view.window)
