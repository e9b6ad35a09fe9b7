// The style comes first if the bar goes.
if new.isHidden, old.style != new.style { return .immediate }
if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return old.style != new.style ? .immediate : .none
