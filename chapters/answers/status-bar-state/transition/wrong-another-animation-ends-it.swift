if old.prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
if old.animation != new.animation { return .none }
return old.style == new.style ? .none : .immediate
