if isHidden != new.isHidden, style != new.style { return .animated(new.animation) }
if isHidden != new.isHidden {
    return new.animation == .none ? .immediate : .animated(new.animation)
}
return style == new.style ? .none : .immediate
