if isHidden != new.isHidden, animation != .none { return .animated(animation) }
if isHidden != new.isHidden || style != new.style { return .immediate }
return .none
