return (0..<count).map { scene in
    events.filter { $0.scene == scene }.reduce(SceneCover.nothing) { cover, event in
        switch event.kind {
        case .resignActive: cover == .nothing ? .cover : cover
        case .enterBackground: .login
        case .enterForeground: cover
        case .becomeActive: cover == .cover ? .nothing : cover
        case .rightPassword: cover == .login ? .nothing : cover
        }
    }
}
