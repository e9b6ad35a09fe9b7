// Leaves nobody key when another window was.
if window?.isKeyWindow == false { window?.makeKey() }
window = nil
