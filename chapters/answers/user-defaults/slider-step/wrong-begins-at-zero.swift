if value.isNaN { return nil }
if range.lowerBound == range.upperBound || range.upperBound == 0 { return 0 }
let fraction = min(max(value / range.upperBound, 0), 1)
return Int((fraction * Double(count - 1)).rounded())
