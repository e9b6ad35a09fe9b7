// The view isn't edited again.
var next = app
if let window, !window.isHidden, window.windowScene === app.windowScene { next = window }
next.makeKey()
login.isHidden = true
login.windowScene = nil
