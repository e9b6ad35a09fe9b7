if isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return !new.isHidden && style != new.style ? .immediate : .none
