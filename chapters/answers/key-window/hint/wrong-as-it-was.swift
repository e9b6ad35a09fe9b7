// Nothing is corrected.
let previous = scene.keyWindow
let hint = PassthroughWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.makeKeyAndVisible()
old?.isHidden = true
old?.windowScene = nil
previous?.makeKey()
return hint
