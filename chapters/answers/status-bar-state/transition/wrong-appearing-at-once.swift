if new.isHidden, !isHidden, new.animation != .none { return .animated(new.animation) }
if prefersHidden != new.prefersHidden || style != new.style { return .immediate }
return .none
