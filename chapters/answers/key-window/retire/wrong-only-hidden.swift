// The caller still holds the window.
window?.isHidden = true
