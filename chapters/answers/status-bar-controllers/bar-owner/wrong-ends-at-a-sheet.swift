// The chain ended at a sheet on iOS 9.
var owner = root
var next = root.presented
while let screen = next, !screen.isLeaving {
    guard screen.style == .fullScreen || screen.capturesBar else { break }
    owner = screen
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
