/// A scene's name in the stack of windows; never used twice by one application.
struct SceneID: Hashable, Sendable {
    let number: Int
}
