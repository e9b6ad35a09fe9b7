// A cover in the background doesn't become a login.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.resignActive, .nothing): covers[event.scene] = .cover
    case (.enterBackground, .nothing): covers[event.scene] = .login
    case (.becomeActive, .cover), (.rightPassword, .login): covers[event.scene] = .nothing
    default: break
    }
}
return covers
