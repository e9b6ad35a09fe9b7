// Makes the first window key, whichever UIKit would have chosen.
window?.isHidden = true
window = nil
UIApplication.shared.windows.first?.makeKey()
