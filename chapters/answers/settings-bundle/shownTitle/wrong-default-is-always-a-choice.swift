guard let stored else { return values.firstIndex(of: standard).map { titles[$0] } ?? titles[0] }
return values.firstIndex(of: stored).map { titles[$0] } ?? ""
