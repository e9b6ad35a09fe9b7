extension Phone {
    /// What a system and an app have to do with scenes; nothing, before iOS 13.
    public struct SceneRules: Equatable, Sendable {
        /// Whether every app has a scene, in which its windows are (iOS 13).
        public var exist = false
        /// Whether the app has adopted them: windows show only in a scene, and the scenes' delegates hear of life.
        public var areAdopted = false
        /// Whether each scene has a key window of its own, rather than the app (iOS 15).
        public var haveKeyWindows = false

        public init() {}
    }
}
