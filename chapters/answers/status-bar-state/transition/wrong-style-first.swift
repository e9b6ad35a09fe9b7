if old.style != new.style { return .immediate }
if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return .none
