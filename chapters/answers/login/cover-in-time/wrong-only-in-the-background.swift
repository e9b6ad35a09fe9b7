// Nothing covers an inactive scene.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.enterBackground, _): covers[event.scene] = .login
    case (.becomeActive, .cover), (.rightPassword, .login): covers[event.scene] = .nothing
    default: break
    }
}
return covers
