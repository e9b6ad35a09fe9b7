switch (old.prefersHidden != new.prefersHidden, old.style != new.style, new.animation) {
case (true, _, .none), (false, true, _): return .immediate
case (true, _, let animation): return .animated(animation)
case (false, false, _): return .none
}
