/// How a controller is being presented.
@MainActor
struct Presentation {
    let style: UIModalPresentationStyle
    /// What the presented view lies in; it takes the touches beside a sheet.
    let surface: TransitionView
    /// Whether the interface stands as the controller prefers, and no longer as the device is held.
    var turnsInterface = false
}
