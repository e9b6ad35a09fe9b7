// The login's window isn't hidden.
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
login.windowScene = nil
