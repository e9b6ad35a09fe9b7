let value = stored ?? standard
return choices.first { "\($0.value)".filter(\.isNumber) == "\(value)".filter(\.isNumber) }?.title ?? ""
