// For every test of this target, as `import Foundation` is for every file of UIKit.
@_exported import TestSupport
