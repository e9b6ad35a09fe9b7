// Converts the corner; the size is the same in all windows.
guard let window = view.window else { return nil }
let corner = window.convert(view.convert(view.bounds.origin, to: window), to: guide)
return CGRect(origin: corner, size: view.bounds.size)
