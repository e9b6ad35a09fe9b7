// Paths, colours and contexts are in UIKit here; sources that import them by Apple's name find them so.
@_exported import UIKit
