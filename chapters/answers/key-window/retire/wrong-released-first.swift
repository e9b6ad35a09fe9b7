// Nobody hears of a window that is released while it is key.
let retired = window
window = nil
_ = retired
