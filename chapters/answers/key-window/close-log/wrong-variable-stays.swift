// The variable keeps the window.
guard let window = log else { return }
if window.isKeyWindow { app.makeKey() }
window.isSearching = false
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
