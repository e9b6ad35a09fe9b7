// Forgets to show the hint.
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
old?.isHidden = true
old?.windowScene = nil
return hint
