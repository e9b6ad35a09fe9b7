// The password removes a cover, too.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.resignActive, .nothing): covers[event.scene] = .cover
    case (.enterBackground, _): covers[event.scene] = .login
    case (.becomeActive, .cover), (.rightPassword, _): covers[event.scene] = .nothing
    default: break
    }
}
return covers
