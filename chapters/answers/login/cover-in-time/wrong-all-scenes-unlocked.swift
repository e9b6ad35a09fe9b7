// The password of one scene unlocks all.
var covers = Array(repeating: SceneCover.nothing, count: count)
for event in events {
    switch (event.kind, covers[event.scene]) {
    case (.resignActive, .nothing): covers[event.scene] = .cover
    case (.enterBackground, _): covers[event.scene] = .login
    case (.becomeActive, .cover): covers[event.scene] = .nothing
    case (.rightPassword, .login): covers = covers.map { $0 == .login ? .nothing : $0 }
    default: break
    }
}
return covers
