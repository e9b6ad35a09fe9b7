if window?.isKeyWindow == true { window?.isHidden = true }
window?.windowScene = nil
window = nil
