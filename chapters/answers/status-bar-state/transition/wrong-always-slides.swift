if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(.slide)
}
return old.style != new.style ? .immediate : .none
