// UIKit contains layers and their animations. This module re-exports it for sources that import them by Apple's module
// name.
@_exported import UIKit
