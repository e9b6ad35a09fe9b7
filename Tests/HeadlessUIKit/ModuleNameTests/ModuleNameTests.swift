import Testing

/// Tests of Apple's module names for parts that are located in UIKit in this implementation.
@Suite struct ModuleNameTests {
    @Test func `animations and paths are available from QuartzCore and CoreGraphics`() {
        #expect(pulse(for: 2).duration == 2)
        #expect(square(3).boundingBox.width == 3)
    }
}
