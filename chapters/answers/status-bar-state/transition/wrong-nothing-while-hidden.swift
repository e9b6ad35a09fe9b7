if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return !new.isHidden && old.style != new.style ? .immediate : .none
