// Out of its scene, but not hidden.
guard let window = log else { return }
if window.isKeyWindow { app.makeKey() }
window.isSearching = false
window.endEditing(true)
window.windowScene = nil
log = nil
