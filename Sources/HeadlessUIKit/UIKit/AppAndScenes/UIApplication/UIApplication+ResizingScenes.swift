extension UIApplication {
    /// A Boolean value indicating whether the user can resize the app's scenes to any size.
    var resizesScenesFreely: Bool { isSceneBased && screen.hardware.resizesScenesFreely }

    /// A Boolean value indicating whether the supported orientations of view controllers are only a preference, which
    /// the system ignores.
    ///
    /// - Source: Apple, TN3192, "Migrating your iPad app from the deprecated UIRequiresFullScreen key".
    var ignoresSupportedOrientations: Bool { resizesScenesFreely }
}

@_spi(Simulator)
extension UIApplication {
    /// Resizes a scene to a frame in points of the screen, as if the user drags one of its corners. If the frame is
    /// `nil`, the scene returns to its default frame.
    ///
    /// The scene's delegate first receives a geometry that is being resized, and then one that isn't. The size is
    /// limited by the scene's restrictions.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing
    /// - Differs: On an iPad, the window has controls, and the user also sees the menu bar and the windows of other
    ///   apps.
    public func resize(_ scene: UIWindowScene, to frame: CGRect?) {
        precondition(
            resizesScenesFreely,
            "only an iPad resizes scenes freely, from iPadOS 26 on, and not those of an app that requires full screen")
        inTurn {
            let newFrame = frame.map(scene.fitted)
            resizingWindows { scene.userResizing = UIWindowScene.UserResizing(frame: newFrame, isBeingResized: true) }
            resizingWindows { scene.userResizing.isBeingResized = false }
        }
    }
}

extension UIWindowScene {
    /// Returns a frame that the user has chosen, limited to the screen in its current orientation and to the scene's
    /// restrictions.
    ///
    /// - Note: Undocumented by Apple. After a rotation, this implementation moves the scene as little as possible.
    /// - Source: Apple, TN3192: after a rotation, "the system will re-evaluate the size restrictions".
    func fitted(_ frame: CGRect) -> CGRect {
        let room = screen.bounds
        let size = CGSize(width: min(frame.width, room.width), height: min(frame.height, room.height))
        let fitting = sizeRestrictions?.clamped(size) ?? size
        return CGRect(
            x: max(min(frame.minX, room.maxX - fitting.width), 0),
            y: max(min(frame.minY, room.maxY - fitting.height), 0), width: fitting.width, height: fitting.height)
    }
}
