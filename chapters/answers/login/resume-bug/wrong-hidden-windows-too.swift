// A hidden window becomes key.
var next = app
if let window, window.windowScene === app.windowScene { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
login.isHidden = true
login.windowScene = nil
