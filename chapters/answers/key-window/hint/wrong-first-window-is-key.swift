// Makes a window key, although the key window was right.
let hint = OverlayWindow(windowScene: scene)
hint.windowLevel = .normal + 1
hint.rootViewController = LogTextController([text])
hint.isHidden = false
old?.isHidden = true
old?.windowScene = nil
scene.windows.last { $0 !== hint && !($0 is OverlayWindow) && $0 !== scene.keyWindow }?.makeKey()
scene.keyWindow?.endEditing(true)
return hint
