import Testing

/// Tests of Apple's module names for parts that are located in UIKit in this implementation.
@Suite struct ModuleNameTests {
    @Test func `layers and paths are found by the names of their modules`() {
        #expect(pulse(for: 2).duration == 2)
        #expect(square(3).boundingBox.width == 3)
    }
}
