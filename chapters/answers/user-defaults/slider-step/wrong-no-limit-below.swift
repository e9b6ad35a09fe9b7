if value.isNaN { return nil }
let length = range.upperBound - range.lowerBound
if length == 0 || value == -.infinity { return 0 }
let fraction = min((value - range.lowerBound) / length, 1)
return Int((fraction * Double(count - 1)).rounded())
