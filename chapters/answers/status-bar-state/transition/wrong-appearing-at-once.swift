if new.isHidden, !old.isHidden, new.animation != .none { return .animated(new.animation) }
if old.prefersHidden != new.prefersHidden || old.style != new.style { return .immediate }
return .none
