// UIKit chooses the next key window.
guard let window = log else { return }
window.isSearching = false
window.endEditing(true)
window.isHidden = true
window.windowScene = nil
log = nil
