// UIKit's default and a bar that is asked for are the same to it.
if old.isHidden != new.isHidden, new.animation != .none { return .animated(new.animation) }
if old.isHidden != new.isHidden || old.style != new.style { return .immediate }
return .none
