if new.isHidden, !isHidden, new.animation != .none { return .animated(new.animation) }
if isHidden != new.isHidden || style != new.style { return .immediate }
return .none
