// Trusts the flag in place of the key status.
guard let window = log else { return }
if window.isSearching { app.makeKey() }
window.isSearching = false
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
log = nil
