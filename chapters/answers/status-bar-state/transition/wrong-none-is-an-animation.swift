if old.prefersHidden != new.prefersHidden, old.style != new.style { return .animated(new.animation) }
if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return old.style == new.style ? .none : .immediate
