extension UIViewController {
    /// Turns the interface to where the device is held, if the controllers allow it now.
    @available(
        iOS, introduced: 5.0, deprecated: 16.0,
        message: "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
    )
    public class func attemptRotationToDeviceOrientation() {
        Phone.required(by: "attemptRotationToDeviceOrientation").application.updateOrientation()
    }
}
