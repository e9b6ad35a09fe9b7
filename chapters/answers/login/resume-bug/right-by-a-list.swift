let candidates = [window, app].compactMap { $0 }
let next = candidates.first { !$0.isHidden && $0.windowScene === app.windowScene } ?? app
next.makeKey()
if view?.window === next { _ = view?.becomeFirstResponder() }
login.windowScene = nil
login.isHidden = true
