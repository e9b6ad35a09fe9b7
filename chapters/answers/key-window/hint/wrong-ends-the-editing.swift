// The editing ends before the hint shows.
for window in scene.windows { window.endEditing(true) }
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
old?.windowScene = nil
return hint
