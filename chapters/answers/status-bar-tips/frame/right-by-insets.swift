let room = bounds.inset(by: insets).insetBy(dx: 8, dy: 8)
let safe = bounds.inset(by: insets)
var width = safe.width < 16 ? 0 : room.width
if width > 480 { width = 480 }
if width > size.width { width = size.width }
return CGRect(
    x: safe.minX + (safe.width - width) / 2, y: safe.minY + 8, width: width, height: size.height)
