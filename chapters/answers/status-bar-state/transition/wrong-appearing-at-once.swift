if new.isHidden, !old.isHidden, new.animation != .none { return .animated(new.animation) }
if old.isHidden != new.isHidden || old.style != new.style { return .immediate }
return .none
