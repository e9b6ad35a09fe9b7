// Views and windows are coordinate spaces as well.
guard view.window != nil else { return nil }
return view.convert(view.bounds, to: guide as any UICoordinateSpace)
