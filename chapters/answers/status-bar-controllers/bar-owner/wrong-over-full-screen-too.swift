var owner = root
var next = root.presented
while let screen = next, !screen.isLeaving {
    if screen.style == .fullScreen || screen.style == .overFullScreen || screen.capturesBar { owner = screen }
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
