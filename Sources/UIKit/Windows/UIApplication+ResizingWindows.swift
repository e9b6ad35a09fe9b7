extension UIApplication {
    /// Changes the room that windows have; those that turn with the interface follow, from back to front, and lay out.
    ///
    /// Their controllers hear of it before, along with it, and when it is over.
    func resizingWindows(_ change: () -> Void, along: () -> Void = {}, followed: () -> Void = {}) {
        let (windows, geometries) = (windows, scenes.map(SceneGeometry.init))
        let oldRooms = windows.map(\.surroundings.bounds)
        let transitions = willResize(windows, change)
        change()
        for (window, room) in zip(windows, oldRooms) { window.turn(from: room) }
        updateStatusBar()
        for window in windows { window.layOutTurned() }
        along()
        for transition in transitions { transition.animate() }
        for geometry in geometries { geometry.tellDelegateOfChange() }
        followed()
        for transition in transitions { transition.complete() }
    }

    /// Tells the controllers what will be; while they hear it, all is as it was.
    private func willResize(_ windows: [UIWindow], _ change: () -> Void) -> [TransitionCoordinator] {
        let (orientation, scenes) = (screen.orientation, scenes)
        change()
        let rooms = windows.map(\.surroundings.bounds)
        let traits = windows.map(\.traitCollection)
        let turn = screen.orientation.turn.concatenating(orientation.turn.inverted())
        screen.orientation = orientation
        self.scenes = scenes
        return zip(windows, zip(rooms, traits)).compactMap { window, new in
            window.willFollow(to: new.0, turning: turn, traits: new.1)
        }
    }
}
