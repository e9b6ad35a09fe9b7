// The old hint is hidden, but stays in its scene.
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
return hint
