if prefersHidden != new.prefersHidden { return new.animation == .none ? .immediate : .animated(.slide) }
return style != new.style ? .immediate : .none
