extension UIApplication {
    /// Changes the area that is available to windows.
    ///
    /// Windows that rotate with the interface follow from back to front and are laid out.
    ///
    /// Their view controllers are notified before, during, and after the change.
    func resizingWindows(_ change: () -> Void, along: () -> Void = {}, followed: () -> Void = {}) {
        let (windows, geometries) = (allWindows, scenes.map(SceneGeometry.init))
        let oldRooms = windows.map(\.containingSpace.bounds)
        let transitions = willResize(windows, change)
        change()
        for (window, room) in zip(windows, oldRooms) { window.turn(from: room) }
        updateStatusBar()
        notifyTraitChange()
        for window in windows { window.layOutTurned() }
        along()
        for transition in transitions { transition.animate() }
        for geometry in geometries { geometry.notifyDelegateOfChange() }
        followed()
        for transition in transitions { transition.complete() }
    }

    /// Notifies the view controllers of the upcoming change.
    ///
    /// During the notification, the previous state is still in effect.
    private func willResize(_ windows: [UIWindow], _ change: () -> Void) -> [TransitionCoordinator] {
        let (orientation, scenes) = (screen.orientation, scenes)
        let resizings = scenes.map(\.userResizing)
        change()
        let rooms = windows.map(\.containingSpace.bounds)
        let traits = windows.map { $0.rootViewController?.resolvedTraits }
        let turn = screen.orientation.turn.concatenating(orientation.turn.inverted())
        screen.orientation = orientation
        self.scenes = scenes
        for (scene, resizing) in zip(scenes, resizings) { scene.userResizing = resizing }
        return zip(windows, zip(rooms, traits)).compactMap { $0.willFollow(to: $1.0, with: $1.1, turning: turn) }
    }
}
