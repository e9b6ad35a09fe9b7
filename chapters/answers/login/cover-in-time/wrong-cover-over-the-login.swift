// A cover replaces the login.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.resignActive, _): covers[event.scene] = .cover
    case (.enterBackground, _): covers[event.scene] = .login
    case (.becomeActive, .cover), (.rightPassword, .login): covers[event.scene] = .nothing
    default: break
    }
}
return covers
