// The old hint is taken out of its scene, but isn't hidden.
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.windowScene = nil
return hint
