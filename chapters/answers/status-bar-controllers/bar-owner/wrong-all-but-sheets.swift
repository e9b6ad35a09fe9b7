var owner = root
var next = root.presented
while let screen = next, !screen.isLeaving {
    if ![.pageSheet, .formSheet, .overFullScreen].contains(screen.style) || screen.capturesBar { owner = screen }
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
