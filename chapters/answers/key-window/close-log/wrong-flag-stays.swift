// Forgets the flag.
guard let window = log else { return }
if window.isKeyWindow { app.makeKey() }
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
log = nil
