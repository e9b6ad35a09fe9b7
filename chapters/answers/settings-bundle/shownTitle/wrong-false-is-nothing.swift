let value = stored == .bool(false) ? standard : stored ?? standard
return values.firstIndex(of: value).map { titles[$0] } ?? ""
