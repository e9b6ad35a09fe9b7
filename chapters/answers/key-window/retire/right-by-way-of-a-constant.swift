guard let retired = window else { return }
retired.isHidden = true
window = nil
