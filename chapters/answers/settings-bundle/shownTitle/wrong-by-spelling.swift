let value = stored ?? standard
return choices.first { $0.value.spelling == value.spelling }?.title ?? ""
