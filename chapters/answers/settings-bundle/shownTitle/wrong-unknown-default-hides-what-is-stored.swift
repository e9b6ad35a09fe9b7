guard values.contains(standard) else { return "" }
return values.firstIndex(of: stored ?? standard).map { titles[$0] } ?? ""
