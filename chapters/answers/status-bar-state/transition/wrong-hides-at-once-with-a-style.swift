// The style comes first where the bar goes.
if new.isHidden, style != new.style { return .immediate }
if isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return style != new.style ? .immediate : .none
