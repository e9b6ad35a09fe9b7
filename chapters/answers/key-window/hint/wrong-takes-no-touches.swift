// A hint that takes no touches can't become key, but its text has to take them.
let hint = OverlayWindow(windowScene: scene)
hint.isUserInteractionEnabled = false
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
old?.windowScene = nil
return hint
