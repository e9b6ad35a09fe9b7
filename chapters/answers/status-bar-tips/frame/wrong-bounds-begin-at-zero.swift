// Right only where the bounds begin at 0.
let width = max(0, min(size.width, 480, bounds.width - insets.left - insets.right - 16))
let room = bounds.width - insets.left - insets.right
return CGRect(
    x: insets.left + (room - width) / 2, y: insets.top + 8, width: width, height: size.height)
