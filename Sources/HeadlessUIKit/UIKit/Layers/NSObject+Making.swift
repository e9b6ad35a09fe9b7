/// A class whose `init()` every subclass has, as every class of Objective-C has `init`.
///
/// Swift makes an object of a class that is known only at run time with an initialiser that the class requires of its
/// subclasses. Apple's classes require none, or listings could not say `override init()`; Objective-C asks the object.
@_spi(Simulator)
open class MadeWithoutArguments: NSObject {
    public required override init() {
        super.init()
    }
}

/// Makes an object of a class that is known only at run time with `init()`, as Objective-C does.
///
/// The initialiser is the one that `NSObject` has in every class, found in the class's own table: which class the table is
/// said to belong to does not matter. A class that has no `init()` stops the process, and Swift says which.
func makeObject(of type: NSObject.Type) -> NSObject {
    #if canImport(ObjectiveC)
        type.init()
    #else
        unsafeBitCast(type, to: MadeWithoutArguments.Type.self).init()
    #endif
}
