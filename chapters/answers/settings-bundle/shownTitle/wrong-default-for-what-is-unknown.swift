if let stored, let index = values.firstIndex(of: stored) { return titles[index] }
return values.firstIndex(of: standard).map { titles[$0] } ?? ""
