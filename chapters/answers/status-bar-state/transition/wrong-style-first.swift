if style != new.style { return .immediate }
if isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return .none
