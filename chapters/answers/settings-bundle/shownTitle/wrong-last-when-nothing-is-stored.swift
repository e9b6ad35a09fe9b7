guard let stored else { return titles.last ?? "" }
return values.firstIndex(of: stored).map { titles[$0] } ?? ""
