// A controller that leaves is skipped, and what lies over it counts.
var owner = root
var next = root.presented
while let screen = next {
    if !screen.isLeaving, screen.style == .fullScreen || screen.capturesBar { owner = screen }
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
