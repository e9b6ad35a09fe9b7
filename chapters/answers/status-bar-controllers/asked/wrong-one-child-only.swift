// The child's own child is forgotten.
return controller.childForStatusBarStyle ?? controller
