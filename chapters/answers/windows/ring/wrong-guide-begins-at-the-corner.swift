// Takes the guide's window for one that begins where the view's does.
guard let window = view.window else { return nil }
return view.convert(view.bounds, to: window)
