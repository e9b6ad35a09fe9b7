import Synchronization

/// One simulated phone: UIKit's shared objects belong to it, and the simulator works on it.
///
/// What else the simulator may use and an app may not is marked `@_spi(Simulator)` where it stands.
///
/// The current one is task-local, so that tests that run side by side each have their own.
@_spi(Simulator)
@MainActor
public final class Phone {
    public nonisolated static var current: Phone? { CurrentPhone.phone }

    /// What the phone was when it started.
    nonisolated let hardware: Hardware
    public let application: UIApplication
    public let screen: UIScreen
    public let device: UIDevice
    let keyboard = Keyboard()
    public nonisolated let timeline = Timeline()
    nonisolated let transactions = TransactionStack()
    var animatesViews = true
    /// How long the animations take whose changes are being made, from the outermost on, in seconds.
    var animationDurations: [TimeInterval] = []
    var begunAnimations: [UIView.BegunAnimation] = []
    /// What `UITraitCollection.current` is outside of any scope.
    nonisolated let currentTraits: CurrentTraits.Scope
    /// Stops the animations that begin now.
    var animationHold: AnimationHold?
    /// What the user has switched on to get along with the phone, guarded because apps ask for it on any thread.
    nonisolated let accessibility: Mutex<Set<UIAccessibility.Setting>>
    /// Called for each event, before the app gets it.
    public var listeners: [(Event) -> Void] = []
    /// The app's catalogue of pictures, guarded because `UIImage(named:)` looks into it on any thread.
    private nonisolated let images = Mutex<[String: UIImage]>([:])

    public init(_ hardware: Hardware) {
        precondition(
            hardware.scenes.areAdopted || !hardware.requiresScenes,
            """
            Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \
            "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on \
            migration. (Here: leave out `.withoutScenes()`, or take `.running(.iOS26)`.)
            """
        )
        self.hardware = hardware
        screen = UIScreen(hardware)
        currentTraits = .init(screen.traitCollection)
        accessibility = Mutex(hardware.accessibility)
        screen.toldTraits = screen.traitCollection
        device = UIDevice(hardware)
        application = UIApplication(screen: screen)
        application.phone = self
        timeline.finishTurn = { [weak application] in application?.finishTurn() }
    }

    /// What the app owns goes with its device; delegates own windows, and windows their application.
    isolated deinit {
        application.delegate = nil
        application.tracking = TouchTracking()
        application.gestures.removeAll()
        application.makeSceneDelegate = { _ in nil }
        for scene in application.scenes { scene.delegate = nil }
        application.transitionEnds = []
    }

    /// Turns the device so that the interface would stand upright in an orientation, and the interface if it may.
    public func turn(to orientation: UIInterfaceOrientation) {
        application.inTurn {
            hold(UIDeviceOrientation(holding: orientation))
            application.heldOrientation = orientation
            application.updateOrientation()
        }
    }

    /// Puts a picture into the app's catalogue.
    public nonisolated func addImage(_ image: UIImage, named name: String) {
        images.withLock { $0[name] = image }
    }

    /// The picture of a name in the app's catalogue.
    nonisolated func image(named name: String) -> UIImage? {
        images.withLock { $0[name] }
    }

    func report(_ event: Event) {
        for listener in listeners { listener(event) }
    }

    /// A number for a finger that no other finger on this phone has.
    public func newFinger() -> Int {
        application.tracking.newFinger()
    }

    /// Lets fingers do something at one moment, and tells the app in one event.
    public func handle(_ changes: [FingerChange]) {
        application.inTurn { application.handle(changes) }
    }

    private func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != device.orientation else { return }
        device.orientation = orientation
        guard device.isGeneratingDeviceOrientationNotifications else { return }
        application.post(UIDevice.orientationDidChangeNotification, object: device)
    }

    /// The current phone; outside of any, the process stops with a message that says what to do.
    public nonisolated static func required(by asker: StaticString) -> Phone {
        guard let current else { isMissing(for: asker) }
        return current
    }

    /// Stops the process with a message that says what to do.
    public nonisolated static func isMissing(for asker: StaticString) -> Never {
        fatalError("\(asker) needs a device: run this inside the Simulator's `try await withDevice { … }`")
    }
}

/// Where the current phone is kept; outside of `Phone`, so that it can be asked for off the main actor.
@_spi(Simulator)
public enum CurrentPhone {
    @TaskLocal public static var phone: Phone?
}
