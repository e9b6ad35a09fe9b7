// The cover goes when the scene enters the foreground.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.resignActive, .nothing): covers[event.scene] = .cover
    case (.enterBackground, _): covers[event.scene] = .login
    case (.enterForeground, .cover), (.becomeActive, .cover), (.rightPassword, .login): covers[event.scene] = .nothing
    default: break
    }
}
return covers
