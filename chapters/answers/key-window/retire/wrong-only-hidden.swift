// The caller still holds the window.
window?.isHidden = true
window?.windowScene = nil
