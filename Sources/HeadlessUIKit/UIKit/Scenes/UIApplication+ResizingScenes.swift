extension UIApplication {
    /// Whether the user can give the app's scenes any size.
    var resizesScenesFreely: Bool { isSceneBased && screen.hardware.resizesScenesFreely }

    /// Whether what the controllers answer about orientations is a preference that the system does not follow.
    ///
    /// Source: Apple, TN3192, "Migrating your iPad app from the deprecated UIRequiresFullScreen key".
    var ignoresSupportedOrientations: Bool { resizesScenesFreely }
}

@_spi(Simulator)
extension UIApplication {
    /// The user drags a corner of a scene until it has a frame, in points of the screen; nil lets it fill its place again.
    ///
    /// The scene's delegate hears of a geometry that is being resized, and then of one that is not. The size keeps to the
    /// scene's restrictions. Not modelled: the window's own controls, the menu bar, and the other apps' windows.
    public func resize(_ scene: UIWindowScene, to frame: CGRect?) {
        precondition(
            resizesScenesFreely,
            "only an iPad resizes scenes freely, from iPadOS 26 on, and not those of an app that requires full screen")
        inTurn {
            let size = frame.map { scene.sizeRestrictions?.clamped($0.size) ?? $0.size }
            let place = frame.map { CGRect(origin: $0.origin, size: size ?? $0.size) }
            resizingWindows { scene.place = UIWindowScene.Place(frame: place, isBeingResized: true) }
            resizingWindows { scene.place.isBeingResized = false }
        }
    }
}
