guard old.prefersHidden != new.prefersHidden else {
    return old.style != new.style ? .immediate : .none
}
return new.animation == .none ? .immediate : .animated(new.isHidden ? .slide : .fade)
