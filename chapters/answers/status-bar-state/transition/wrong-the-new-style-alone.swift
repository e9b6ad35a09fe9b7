// Looks at the new style, not at whether it is another one.
if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return new.style != .default ? .immediate : .none
