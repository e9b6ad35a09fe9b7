extension UIApplication {
    /// The screen, the way the interface is turned, and where the status bar is.
    var screenLine: String {
        let bar = statusBarFrame == .zero ? "no status bar" : "status bar \(DumpText.rect(statusBarFrame))"
        let screen = DumpText.rect(UIScreen.main.bounds)
        return "screen \(screen), \(statusBarOrientation.words), \(bar); windows from back to front"
    }
}

extension UIInterfaceOrientation {
    var words: String {
        switch self {
        case .unknown: "orientation unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portrait upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        }
    }
}
