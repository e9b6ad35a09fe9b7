// UIKit's default and a bar that is asked for are the same to it.
if isHidden != new.isHidden, new.animation != .none { return .animated(new.animation) }
if isHidden != new.isHidden || style != new.style { return .immediate }
return .none
