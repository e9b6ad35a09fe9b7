// Leaves nobody key when another window was.
if window?.isKeyWindow == false { window?.makeKey() }
window?.windowScene = nil
window = nil
