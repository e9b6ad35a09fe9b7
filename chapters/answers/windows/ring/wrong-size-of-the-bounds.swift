// Converts the corner alone: a view that is enlarged takes up more than its bounds.
guard let window = view.window else { return nil }
let corner = window.convert(view.convert(view.bounds.origin, to: window), to: guide)
return CGRect(origin: corner, size: view.bounds.size)
