if old.isHidden != new.isHidden, old.animation != .none { return .animated(old.animation) }
if old.isHidden != new.isHidden || old.style != new.style { return .immediate }
return .none
