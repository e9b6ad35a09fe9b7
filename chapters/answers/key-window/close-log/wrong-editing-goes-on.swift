// A log that isn't key keeps its first responder.
guard let window = log else { return }
if window.isKeyWindow { app.makeKey() }
window.isSearching = false
window.isHidden = true
window.windowScene = nil
log = nil
