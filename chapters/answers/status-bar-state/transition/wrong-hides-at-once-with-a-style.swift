// The style comes first where the bar goes.
if new.isHidden, style != new.style { return .immediate }
if prefersHidden != new.prefersHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return style != new.style ? .immediate : .none
