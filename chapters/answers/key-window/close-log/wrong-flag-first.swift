// For a moment, the log is key although it says that it can't be.
guard let window = log else { return }
window.isSearching = false
if window.isKeyWindow { app.makeKey() }
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
log = nil
