// Both windows know where they are on the screen.
return view.window.map { window in
    guide.convert(window.convert(view.convert(view.bounds, to: nil), to: nil), from: nil)
}
