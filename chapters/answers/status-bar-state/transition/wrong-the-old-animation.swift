if old.prefersHidden != new.prefersHidden, old.animation != .none { return .animated(old.animation) }
if old.prefersHidden != new.prefersHidden || old.style != new.style { return .immediate }
return .none
