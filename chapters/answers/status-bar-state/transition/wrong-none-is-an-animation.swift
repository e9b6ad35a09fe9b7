if prefersHidden != new.prefersHidden, style != new.style { return .animated(new.animation) }
if prefersHidden != new.prefersHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return style == new.style ? .none : .immediate
