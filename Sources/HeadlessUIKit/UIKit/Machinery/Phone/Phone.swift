import Synchronization

/// A simulated phone. It owns UIKit's shared objects, and the simulator operates it.
///
/// Other API for the simulator that apps can't use is marked `@_spi(Simulator)` at its declaration.
///
/// The current phone is task-local, so that each of several concurrent tests has its own phone.
@_spi(Simulator)
@MainActor
public final class Phone {
    public nonisolated static var current: Phone? { CurrentPhone.phone }

    /// The phone's hardware and settings when it started.
    nonisolated let hardware: Hardware
    public let application: UIApplication
    public let screen: UIScreen
    public let device: UIDevice
    let keyboard = Keyboard()
    public nonisolated let timeline = Timeline()
    nonisolated let transactions = TransactionStack()
    var animatesViews = true
    /// The durations of the nested animations whose changes are being made, outermost first, in seconds.
    var animationDurations: [TimeInterval] = []
    var begunAnimations: [UIView.BegunAnimation] = []
    /// The traits that `UITraitCollection.current` returns outside of any scope.
    nonisolated let currentTraits: CurrentTraits.Scope
    /// The group that holds the animations that begin now, or `nil` if they run normally.
    var pausedAnimations: PausedAnimations?
    /// The accessibility settings that the user turned on, guarded because apps query them on any thread.
    nonisolated let accessibility: Mutex<Set<UIAccessibility.Setting>>
    /// The closures called for each event before the app receives it.
    public var listeners: [(Event) -> Void] = []
    /// The app's image catalog, guarded because `UIImage(named:)` reads it on any thread.
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
        screen.lastNotifiedTraits = screen.traitCollection
        device = UIDevice(hardware)
        application = UIApplication(screen: screen)
        application.phone = self
        timeline.finishTurn = { [weak application] in application?.finishTurn() }
    }

    /// Releases the objects that the app owns, because delegates own windows, and windows own their application.
    isolated deinit {
        application.delegate = nil
        application.tracking = TouchTracking()
        application.gestures.removeAll()
        application.makeSceneDelegate = { _ in nil }
        for scene in application.scenes { scene.delegate = nil }
        application.transitionCompletions = []
    }

    /// Rotates the device so that the given orientation is upright, and rotates the interface if the app supports that.
    public func turn(to orientation: UIInterfaceOrientation) {
        application.inTurn {
            hold(UIDeviceOrientation(holding: orientation))
            application.heldOrientation = orientation
            application.updateOrientation()
        }
    }

    /// Adds an image to the app's image catalog.
    public nonisolated func addImage(_ image: UIImage, named name: String) {
        images.withLock { $0[name] = image }
    }

    /// Returns the image with the given name from the app's image catalog.
    nonisolated func image(named name: String) -> UIImage? {
        images.withLock { $0[name] }
    }

    func report(_ event: Event) {
        for listener in listeners { listener(event) }
    }

    /// Returns a number for a finger that is unique on this phone.
    public func newFinger() -> Int {
        application.tracking.newFinger()
    }

    /// Applies simultaneous changes of several fingers, and delivers them to the app in one event.
    public func handle(_ changes: [FingerChange]) {
        application.inTurn { application.handle(changes) }
    }

    private func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != device.orientation else { return }
        device.orientation = orientation
        guard device.isGeneratingDeviceOrientationNotifications else { return }
        application.post(UIDevice.orientationDidChangeNotification, object: device)
    }

    /// Returns the current phone. If there is none, the process stops with a message that explains the remedy.
    public nonisolated static func required(by caller: StaticString) -> Phone {
        guard let current else { isMissing(for: caller) }
        return current
    }

    /// Stops the process with a message that explains the remedy.
    public nonisolated static func isMissing(for caller: StaticString) -> Never {
        fatalError("\(caller) needs a device: run this inside the Simulator's `try await withDevice { … }`")
    }
}

/// The storage of the current phone. It's outside of `Phone`, so that it can be accessed off the main actor.
@_spi(Simulator)
public enum CurrentPhone {
    @TaskLocal public static var phone: Phone?
}
