/// The index path of a row in a table view: the index of the section, and the index of the row in the section.
extension IndexPath {
    /// Creates the index path of a row in a section.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index of the section.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/indexpath/section
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row in its section.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/indexpath/row
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
