// Forgets that what is scrolled has bounds that begin elsewhere.
guard let window = view.window else { return nil }
let whole = CGRect(origin: .zero, size: view.bounds.size)
return guide.convert(view.convert(whole, to: window), from: window)
