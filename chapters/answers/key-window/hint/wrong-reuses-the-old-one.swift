// Returns the old window with a new text.
let hint = old ?? OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
return hint
