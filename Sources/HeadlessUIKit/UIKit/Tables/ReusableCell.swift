/// What a table can make more of by the class alone.
///
/// On a phone Objective-C makes an object of a registered class. In Swift a class that is not known before can only be
/// made one of by an initializer that all subclasses must have; `init(style:reuseIdentifier:)` is none, on a phone as
/// here. `make` calls it all the same: as that of `Mold`, a class of the same members, where it is one. This class has
/// no other members than the initializers, so that both tables of methods are laid out alike; tests make cells of many
/// kinds of classes. A subclass that has no such initializer stops the process with a message, as on a phone.
@preconcurrency @MainActor
open class ReusableCell: UIView {
    /// A cell that can be used again under a name.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// A cell of the default style that is not used again.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

/// The same members as those of `ReusableCell`, with an initializer that is called for a class not known before.
///
/// It is open, so that the compiler does not take it for its own only subclass and call it directly.
@_spi(Simulator)
@MainActor
open class Mold: UIView {
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }
}

extension UITableViewCell {
    /// A cell of a class.
    static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        let mold = unsafeBitCast(cellClass, to: Mold.Type.self)
        let cell: AnyObject = mold.init(style: .default, reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(cell, to: UITableViewCell.self)
    }
}
