guard isHidden != new.isHidden else { return style != new.style ? .immediate : .none }
return new.animation == .none ? .immediate : .animated(new.isHidden ? .slide : .fade)
