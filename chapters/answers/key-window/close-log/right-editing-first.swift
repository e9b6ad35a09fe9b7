// The editing may also end first, if the flag is cleared after the app's window is key.
if let window = log {
    window.endEditing(true)
    if scene.keyWindow === window { app.makeKey() }
    window.isSearching = false
    window.isHidden = true
    window.windowScene = nil
}
log = nil
