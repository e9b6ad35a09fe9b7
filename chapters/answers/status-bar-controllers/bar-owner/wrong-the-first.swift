var owner = root
var next = root.presented
while let screen = next, !screen.isLeaving {
    if screen.style == .fullScreen || screen.capturesBar {
        owner = screen
        break
    }
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
