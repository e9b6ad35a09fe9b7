// UIKit chooses the next key window, and then the app's takes over.
guard let window = log else { return }
let wasKey = window.isKeyWindow
window.isHidden = true
if wasKey { app.makeKey() }
window.isSearching = false
window.endEditing(true)
window.windowScene = nil
log = nil
