window?.isHidden = true
window = nil
