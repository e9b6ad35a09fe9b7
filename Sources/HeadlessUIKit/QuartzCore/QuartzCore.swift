// Layers and their animations are in UIKit here; sources that import them by Apple's name find them so.
@_exported import UIKit
