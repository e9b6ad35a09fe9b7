// The noted window isn't looked at.
app.makeKey()
if let view, view.window === app { view.becomeFirstResponder() }
login.isHidden = true
login.windowScene = nil
