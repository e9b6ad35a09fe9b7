// Looks at the new style, not at whether it is another one.
if isHidden != new.isHidden { return new.animation == .none ? .immediate : .animated(new.animation) }
return new.style != .default ? .immediate : .none
