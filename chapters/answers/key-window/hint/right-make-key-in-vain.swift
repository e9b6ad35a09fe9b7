// makeKeyAndVisible() only shows a window that may not be key.
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.makeKeyAndVisible()
old?.isHidden = true
old?.windowScene = nil
return hint
