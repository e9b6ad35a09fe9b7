if value.isNaN { return nil }
let length = range.upperBound - range.lowerBound
if length == 0 { return 0 }
let fraction = min(max((value - range.lowerBound) / length, 0), 1)
return Int(fraction * Double(count - 1))
