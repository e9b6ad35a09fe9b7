if new.isHidden, !old.isHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return old.style != new.style ? .immediate : .none
