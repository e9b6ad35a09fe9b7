let safe = bounds.inset(by: insets)
let width = max(0, min(size.width, 480, safe.width - 16))
return CGRect(
    x: safe.midX - width / 2, y: safe.minY + 8, width: width,
    height: min(size.height, safe.height - 8))
