// With a window that's never key, the other lines about the key status have no effect.
let previous = scene.keyWindow
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.makeKeyAndVisible()
old?.isHidden = true
old?.windowScene = nil
previous?.makeKey()
return hint
