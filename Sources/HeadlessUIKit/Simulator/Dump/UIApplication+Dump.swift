@_spi(Simulator) import UIKit

extension UIApplication {
    /// A line with the screen's bounds, the orientation of the interface, and the frame of the status bar.
    var screenLine: String {
        let bar =
            currentStatusBarFrame == .zero ? "no status bar" : "status bar \(DumpText.rect(currentStatusBarFrame))"
        let screen = DumpText.rect(UIScreen.current.bounds)
        return
            "screen \(screen), \(UIScreen.current.interfaceOrientation.displayName), \(bar); windows from back to front"
    }
}

extension UIInterfaceOrientation {
    /// The name of the orientation in texts.
    var displayName: String {
        switch self {
        case .unknown: "orientation unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portrait upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        }
    }
}
