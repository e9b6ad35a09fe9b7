// UIKit contains paths, colors, and contexts. This module re-exports it for sources that import them by Apple's module
// name.
@_exported import UIKit
