// The names of the Objective-C runtime are spelled as there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// What an object holds besides its properties, by the addresses of keys.
final class Associations {
    private struct Value {
        let strong: Any?
        weak var weak: AnyObject?
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    /// An object of the table, which may be gone.
    private struct Entry {
        weak var owner: AnyObject?
        let associations: Associations
    }

    private static let lock = NSRecursiveLock()
    /// Those of objects that have no room for them themselves.
    private nonisolated(unsafe) static var table: [ObjectIdentifier: Entry] = [:]
    /// How many entries there are when those are dropped whose objects are gone.
    private nonisolated(unsafe) static var limit = 64

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            let value = of(object).values[key]
            return value?.strong ?? value?.weak
        }
    }

    static func set(_ value: Any?, _ isStrong: Bool, _ key: UnsafeRawPointer, of object: AnyObject) {
        let new = value.map { isStrong ? Value(strong: $0) : Value(strong: nil, weak: $0 as AnyObject) }
        // What dies of it may have associations, too, and so dies outside of the lock.
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

/// An object that has room for what is associated with it, which goes with it.
protocol Associating: AnyObject {
    var associations: Associations? { get set }
}

#if !canImport(ObjectiveC)
    /// How an object holds what is associated with it. Raw values as in Apple's header.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// Nothing is kept alive. On a phone what is gone is still pointed at; here it is nil.
        case OBJC_ASSOCIATION_ASSIGN = 0
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        case OBJC_ASSOCIATION_RETAIN = 769
        case OBJC_ASSOCIATION_COPY = 771
    }

    /// Gives an object a value for a key, the address of something; nil takes the value away.
    ///
    /// Responders and layers let go of their values when they go themselves; of other objects' a few may stay for a while.
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

    /// The value that an object has for a key.
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        Associations.value(key, of: object as AnyObject)
    }

    /// Takes all values of an object away.
    public func objc_removeAssociatedObjects(_ object: Any) {
        Associations.removeAll(of: object as AnyObject)
    }
#endif
