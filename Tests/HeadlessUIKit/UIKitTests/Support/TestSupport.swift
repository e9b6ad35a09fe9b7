// The import applies to every test of this target, as `import Foundation` does to every file of UIKit.
@_exported import TestSupport
