if old.isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(.slide) }
return old.style != new.style ? .immediate : .none
