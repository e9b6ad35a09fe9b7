// The login's window stays in its scene.
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
login.isHidden = true
