/// A class whose `init()` is required of every subclass, as `init` is in Objective-C.
///
/// To create an object of a class that is known only at run time, Swift needs an initializer that the class requires of
/// its subclasses. Apple's classes require none, because listings couldn't declare `override init()` otherwise.
/// Objective-C sends the message dynamically.
@_spi(Simulator)
open class DefaultInitializable: NSObject {
    public required override init() {
        super.init()
    }
}

/// Creates an object of a class that is known only at run time with `init()`, as Objective-C does.
///
/// The initializer is that of `NSObject`, at its entry in the class's dispatch table. The class to which the table is
/// cast doesn't matter. A class without `init()` terminates the process with an error of the Swift runtime that names
/// it.
func makeObject(of type: NSObject.Type) -> NSObject {
    #if canImport(ObjectiveC)
        type.init()
    #else
        unsafeBitCast(type, to: DefaultInitializable.Type.self).init()
    #endif
}
