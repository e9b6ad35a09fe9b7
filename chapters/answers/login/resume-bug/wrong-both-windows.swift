// Two windows become key, one after the other.
app.makeKey()
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
login.isHidden = true
login.windowScene = nil
