guard let retired = window else { return }
retired.isHidden = true
retired.windowScene = nil
window = nil
