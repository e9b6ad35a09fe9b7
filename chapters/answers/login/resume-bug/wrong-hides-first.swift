// UIKit chooses a window when the login is hidden.
login.isHidden = true
login.windowScene = nil
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
if let view, view.window === next { view.becomeFirstResponder() }
