let value = stored ?? standard
return values.lastIndex(of: value).map { titles[$0] } ?? ""
