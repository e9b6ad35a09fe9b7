// The frame is in the coordinates of the superview.
return view.window == nil ? nil : view.frame
