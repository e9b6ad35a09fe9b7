// All scenes share one state.
var cover = SceneCover.nothing
for event in events {
    switch (event.kind, cover) {
    case (.resignActive, .nothing): cover = .cover
    case (.enterBackground, _): cover = .login
    case (.becomeActive, .cover), (.rightPassword, .login): cover = .nothing
    default: break
    }
}
return Array(repeating: cover, count: count)
