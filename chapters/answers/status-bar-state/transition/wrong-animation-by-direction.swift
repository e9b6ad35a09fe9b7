guard prefersHidden != new.prefersHidden else { return style != new.style ? .immediate : .none }
return new.animation == .none ? .immediate : .animated(new.isHidden ? .slide : .fade)
