if prefersHidden != new.prefersHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return !new.isHidden && style != new.style ? .immediate : .none
