let safe = bounds.inset(by: insets)
let width = max(0, min(size.width, safe.width - 16))
return CGRect(x: safe.midX - width / 2, y: safe.minY + 8, width: width, height: size.height)
