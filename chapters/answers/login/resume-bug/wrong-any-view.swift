// A view in another window becomes first responder, too.
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
view?.becomeFirstResponder()
login.isHidden = true
login.windowScene = nil
