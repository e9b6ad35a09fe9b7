if prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
if animation != new.animation { return .none }
return style == new.style ? .none : .immediate
