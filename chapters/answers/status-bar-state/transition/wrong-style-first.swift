if old.style != new.style { return .immediate }
if old.isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return .none
