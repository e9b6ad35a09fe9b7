/// The superclass of table view cells, which lets a table view create a cell from its class alone.
///
/// On a phone, the Objective-C runtime creates an object of a registered class. In Swift, an object of a class that
/// isn't known at compile time can only be created by a required initializer. `init(style:reuseIdentifier:)` isn't
/// required, neither on a phone nor here. `make(_:reuseIdentifier:)` calls it nevertheless, through the initializer of
/// `InstantiableCell`, a class with the same members whose initializer is required. This class has no members other
/// than the initializers, so that the method tables of both classes have the same layout. Tests create cells of many
/// kinds of classes. A subclass that doesn't have the initializer stops the process with a message, as on a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
/// - Differs: On a phone, the class doesn't exist, and `UITableViewCell` is a direct subclass of `UIView`.
@preconcurrency @MainActor
open class ReusableCell: UIView {
    /// Creates a cell with a style and a reuse identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell of the default style that isn't reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

/// A class with the same members as `ReusableCell`, whose initializer can be called on a class that isn't known at
/// compile time.
///
/// The class is open. Otherwise, the compiler assumes that it has no subclasses and calls the initializer directly.
@_spi(Simulator)
@MainActor
open class InstantiableCell: UIView {
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

extension UITableViewCell {
    /// Creates a cell of the given class in the default style.
    static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let instantiableClass = unsafeBitCast(cellClass, to: InstantiableCell.Type.self)
        let cell: AnyObject = instantiableClass.init(style: .default, reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(cell, to: UITableViewCell.self)
    }
}
