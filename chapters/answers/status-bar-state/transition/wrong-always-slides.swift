if isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(.slide) }
return style != new.style ? .immediate : .none
