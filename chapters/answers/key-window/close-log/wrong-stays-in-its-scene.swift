// The window stays in its scene.
guard let window = log else { return }
if window.isKeyWindow { app.makeKey() }
window.isSearching = false
window.endEditing(true)
window.isHidden = true
log = nil
