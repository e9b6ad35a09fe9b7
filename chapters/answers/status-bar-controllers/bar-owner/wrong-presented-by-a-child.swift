// What a child presents counts as well.
var owner = root
var last = root
while let child = last.child { last = child }
var next = root.presented ?? last.presented
while let screen = next, !screen.isLeaving {
    if screen.style == .fullScreen || screen.capturesBar { owner = screen }
    next = screen.presented
}
while let child = owner.child { owner = child }
return owner
