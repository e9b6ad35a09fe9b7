// The names are spelled as in the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The values associated with an object, keyed by the addresses of keys.
final class Associations {
    private struct Value {
        let strong: Any?
        weak var weak: AnyObject?
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    /// An entry of the table, whose object may have been deallocated.
    private struct Entry {
        weak var owner: AnyObject?
        let associations: Associations
    }

    private static let lock = NSRecursiveLock()
    /// The associations of objects that can't store them themselves.
    private nonisolated(unsafe) static var table: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of deallocated objects are removed.
    private nonisolated(unsafe) static var limit = 64

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            let value = of(object).values[key]
            return value?.strong ?? value?.weak
        }
    }

    static func set(_ value: Any?, _ isStrong: Bool, _ key: UnsafeRawPointer, of object: AnyObject) {
        let new = value.map { isStrong ? Value(strong: $0) : Value(strong: nil, weak: $0 as AnyObject) }
        // Releasing the old value can deallocate objects that have associations, too. It's therefore released outside
        // of the lock.
        let old = lock.withLock { () -> Value? in
            let associations = of(object)
            let old = associations.values[key]
            associations.values[key] = new
            return old
        }
        withExtendedLifetime(old) {}
    }

    static func removeAll(of object: AnyObject) {
        let old = lock.withLock { () -> [UnsafeRawPointer: Value] in
            let associations = of(object)
            let old = associations.values
            associations.values = [:]
            return old
        }
        withExtendedLifetime(old) {}
    }

    private static func of(_ object: AnyObject) -> Associations {
        if let owner = object as? any Associating {
            let associations = owner.associations ?? Associations()
            owner.associations = associations
            return associations
        }
        let id = ObjectIdentifier(object)
        if let entry = table[id], entry.owner === object { return entry.associations }
        let old = table
        if table.count >= limit {
            table = old.filter { $0.value.owner != nil }
            limit = max(64, table.count * 2)
        }
        let entry = Entry(owner: object, associations: Associations())
        table[id] = entry
        return entry.associations
    }
}

/// An object that stores its own associations. They're released together with it.
protocol Associating: AnyObject {
    var associations: Associations? { get set }
}

#if !canImport(ObjectiveC)
    /// The policies of an association.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/objc_associationpolicy; the raw values: Apple's
    ///   header `objc/runtime.h`.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// A weak reference to the associated object. On a phone, the reference isn't cleared when the object is
        /// deallocated. Here, the value is `nil` then.
        case OBJC_ASSOCIATION_ASSIGN = 0
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        case OBJC_ASSOCIATION_RETAIN = 769
        case OBJC_ASSOCIATION_COPY = 771
    }

    /// Associates a value with an object for a key, which is an address. If the value is `nil`, the association is
    /// removed.
    ///
    /// Responders and layers release their values when they're deallocated. A few values of other objects may be
    /// released later.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
    /// - Differs: On a phone, every object releases its values when it's deallocated.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        var value = value
        switch policy {
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            if let original = value as? any NSCopying { value = original.copy(with: nil) }
        case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: break
        }
        Associations.set(value, policy != .OBJC_ASSOCIATION_ASSIGN, key, of: object as AnyObject)
    }

    /// Returns the value associated with an object for a key.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        Associations.value(key, of: object as AnyObject)
    }

    /// Removes all associations of an object.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)
    public func objc_removeAssociatedObjects(_ object: Any) {
        Associations.removeAll(of: object as AnyObject)
    }
#endif
