extension UIApplication {
    /// Changes the room that windows have; those that turn with the interface follow, from back to front, and lay out.
    ///
    /// Their controllers hear of it before, along with it, and when it is over.
    func resizingWindows(_ change: () -> Void, along: () -> Void = {}, followed: () -> Void = {}) {
        let (windows, geometries) = (allWindows, scenes.map(SceneGeometry.init))
        let oldRooms = windows.map(\.surroundings.bounds)
        let transitions = willResize(windows, change)
        change()
        for (window, room) in zip(windows, oldRooms) { window.turn(from: room) }
        updateStatusBar()
        tellTraits()
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
        let places = scenes.map(\.place)
        change()
        let rooms = windows.map(\.surroundings.bounds)
        let traits = windows.map { $0.rootViewController?.resolvedTraits }
        let turn = screen.orientation.turn.concatenating(orientation.turn.inverted())
        screen.orientation = orientation
        self.scenes = scenes
        for (scene, place) in zip(scenes, places) { scene.place = place }
        return zip(windows, zip(rooms, traits)).compactMap { $0.willFollow(to: $1.0, with: $1.1, turning: turn) }
    }
}
