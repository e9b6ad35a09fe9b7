// The editing may also end first, if the flag is cleared after the app's window is key.
if let window = log {
    window.endEditing(true)
    if window.isKeyWindow { app.makeKey() }
    window.isSearching = false
    window.isHidden = true
    window.windowScene = nil
}
log = nil
