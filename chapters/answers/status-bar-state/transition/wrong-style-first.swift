if style != new.style { return .immediate }
if prefersHidden != new.prefersHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return .none
