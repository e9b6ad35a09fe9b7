// Forgets the level.
let hint = OverlayWindow(windowScene: scene)
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
old?.windowScene = nil
return hint
