// A window in no scene becomes key.
var next = app
if let window, !window.isHidden { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
login.isHidden = true
login.windowScene = nil
