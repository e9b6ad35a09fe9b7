extension Phone {
    /// Returns a number for a finger that is unique on this phone.
    public func newFinger() -> Int { application.tracking.newFinger() }

    /// Applies simultaneous changes of several fingers, and delivers them to the app in one event.
    public func handle(_ changes: [FingerChange]) {
        application.inTurn { application.handle(changes) }
    }
}
