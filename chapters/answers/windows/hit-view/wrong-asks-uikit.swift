// Leaves the work to UIKit.
return view.hitTest(point, with: nil)
