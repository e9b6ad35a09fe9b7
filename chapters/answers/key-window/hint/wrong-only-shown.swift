// The call is right, but the hint may become key later.
let hint = PassthroughWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
old?.windowScene = nil
return hint
