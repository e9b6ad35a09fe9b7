// These imports are those of a test of an app. Swift Testing has overlays for some of Apple's modules, so their names
// must be found together with it.
import CoreGraphics
import QuartzCore
import Testing

/// Tests of Apple's module names for parts that are located in UIKit in this implementation.
@Suite struct ModuleNameTests {
    @Test func `animations and paths are available from QuartzCore and CoreGraphics`() {
        #expect(pulse(for: 2).duration == 2)
        #expect(square(3).boundingBox.width == 3)
    }
}
