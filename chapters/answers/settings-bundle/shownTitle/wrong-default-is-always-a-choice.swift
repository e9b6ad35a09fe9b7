guard let stored else { return values.firstIndex(of: standard).map { titles[$0] } ?? titles.first ?? "" }
return values.firstIndex(of: stored).map { titles[$0] } ?? ""
