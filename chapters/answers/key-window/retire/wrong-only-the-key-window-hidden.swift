if window?.isKeyWindow == true { window?.isHidden = true }
window = nil
