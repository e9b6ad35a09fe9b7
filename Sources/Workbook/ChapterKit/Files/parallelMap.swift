import Dispatch

/// Transforms every element on all cores. The results are in the order of the elements.
///
/// - Throws: The error of the first element, in their order, whose transformation threw.
package func parallelMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) throws -> Result
) throws -> [Result] {
    let slots = UnsafeMutableBufferPointer<Swift.Result<Result, any Error>?>.allocate(capacity: elements.count)
    slots.initialize(repeating: nil)
    defer {
        slots.deinitialize()
        slots.deallocate()
    }
    nonisolated(unsafe) let unsafeSlots = slots
    // Each index is written by only one iteration.
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        unsafeSlots[index] = Swift.Result { try transform(elements[index]) }
    }
    return try slots.map { try $0!.get() }
}
