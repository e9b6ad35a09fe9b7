window?.isHidden = true
window?.windowScene = nil
window = nil
