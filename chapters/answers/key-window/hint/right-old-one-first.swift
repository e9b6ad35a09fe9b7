// The old hint may leave first: it isn't key.
old?.isHidden = true
old?.windowScene = nil
let hint = OverlayWindow(windowScene: scene)
hint.rootViewController = LogTextController([text])
hint.windowLevel = UIWindow.Level(rawValue: 1)
hint.isHidden = false
return hint
