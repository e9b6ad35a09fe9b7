var owner = root
var next = root.presented
while let screen = next, !screen.isLeaving {
    owner = screen.style == .fullScreen || screen.capturesBar ? screen : root
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
