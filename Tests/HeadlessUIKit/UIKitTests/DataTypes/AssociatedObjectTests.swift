#if !canImport(ObjectiveC)
    import Simulator
    import Testing
    import UIKit

    /// Tests of values that are associated with objects under keys.
    @MainActor @Suite struct AssociatedObjectTests {
        private final class Value {}
        private final class Owner {}

        private nonisolated(unsafe) static var key: UInt8 = 0
        private nonisolated(unsafe) static var otherKey: UInt8 = 0

        @Test func `an object of any class stores associated values by key`() {
            for owner in [UIView(), CALayer(), NSObject(), Owner()] as [AnyObject] {
                let value = Value()
                #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
                objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(owner, &Self.otherKey, 3, .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(owner, &Self.key) as? Value === value)
                #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 3)
                objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
                objc_removeAssociatedObjects(owner)
                #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
            }
        }

        @Test func `an associated value is released with its view`() {
            weak var value: Value?
            do {
                let view = UIView()
                let made = Value()
                objc_setAssociatedObject(view, &Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                value = made
                #expect(objc_getAssociatedObject(view, &Self.key) != nil)
            }
            #expect(value == nil)
        }

        @Test func `a value associated with OBJC_ASSOCIATION_ASSIGN isn't retained`() {
            let view = UIView()
            do {
                let value = Value()
                objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(view, &Self.key) as? Value === value)
            }
            #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        }

        @Test func `a new object at a reused address has no associated values`() {
            for _ in 0..<300 {
                let owner = Owner()
                #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
                objc_setAssociatedObject(owner, &Self.key, Value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }
#endif
