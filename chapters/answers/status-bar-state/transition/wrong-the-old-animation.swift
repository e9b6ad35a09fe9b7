if prefersHidden != new.prefersHidden, animation != .none { return .animated(animation) }
if prefersHidden != new.prefersHidden || style != new.style { return .immediate }
return .none
