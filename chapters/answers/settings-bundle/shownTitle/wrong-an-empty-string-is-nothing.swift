let value = stored == .string("") ? standard : stored ?? standard
return values.firstIndex(of: value).map { titles[$0] } ?? ""
