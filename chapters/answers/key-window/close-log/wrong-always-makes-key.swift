// Takes the key status from another window, if the log isn't key.
guard let window = log else { return }
app.makeKey()
window.isSearching = false
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
log = nil
