if new.isHidden, !isHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return style != new.style ? .immediate : .none
