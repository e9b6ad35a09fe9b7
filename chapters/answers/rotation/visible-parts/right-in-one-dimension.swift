// Computes the two directions alike, each with a function for a length.
func origin(_ wanted: CGFloat, _ part: CGFloat, _ whole: CGFloat) -> CGFloat {
    part >= whole ? 0 : wanted < 0 ? 0 : wanted > whole - part ? whole - part : wanted
}
var (parts, last, kept) = ([CGRect](), start, CGPoint(x: start.midX, y: start.midY))
for change in changes {
    switch change {
    case .scroll(let dx, let dy):
        last.origin.x = origin(last.minX + dx, last.width, map.width)
        last.origin.y = origin(last.minY + dy, last.height, map.height)
        kept = CGPoint(x: last.midX, y: last.midY)
    case .resize(let size):
        last = CGRect(
            x: origin(kept.x - size.width / 2, size.width, map.width),
            y: origin(kept.y - size.height / 2, size.height, map.height), width: size.width,
            height: size.height)
    }
    parts.append(last)
}
return parts
