import UIKit

// The chapter's delegate, which registers the bundle's defaults, is where this app begins.
@main
extension AppDelegate {}
