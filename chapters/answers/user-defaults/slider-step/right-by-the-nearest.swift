guard !value.isNaN else { return nil }
guard count > 1, range.lowerBound < range.upperBound else { return 0 }
let distance = (range.upperBound - range.lowerBound) / Double(count - 1)
let inside = min(max(value, range.lowerBound), range.upperBound)
var nearest = 0
for step in 0..<count {
    let (old, new) = (range.lowerBound + Double(nearest) * distance, range.lowerBound + Double(step) * distance)
    if abs(new - inside) <= abs(old - inside) { nearest = step }
}
return nearest
