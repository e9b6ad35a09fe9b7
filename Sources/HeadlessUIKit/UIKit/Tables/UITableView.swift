/// Rows one below the other, in sections; cells are made for those that are seen, and used again.
///
/// Not modelled: editing, swipes, an index at the side, and cells from nib files. What changes is there at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// A height that the content of a row, or of a header, decides.
    public nonisolated static let automaticDimension: CGFloat = -1

    let tableStyle: Style
    var rows = TableLayout()
    var mustLoad = true
    var isTiling = false
    /// The cells that show, by the places of their rows.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    /// The heights of rows that decide it themselves, as far as they have shown.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// What the delegate has given to be measured, and to be shown for as long as it is seen.
    var delegateHeaders: [Int: UIView] = [:]
    var delegateFooters: [Int: UIView] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var unusedCells: [String: [UITableViewCell]] = [:]
    /// In the order in which they were selected.
    var selection: [IndexPath] = []
    /// The row under a finger.
    var pressed: IndexPath?
    var update = TableUpdate()
    var updateDepth = 0

    public init(frame: CGRect, style: Style) {
        tableStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// A plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var style: Style { tableStyle }

    /// Has the rows; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            forgetHeaders()
            mustLoadAgain()
        }
    }

    /// Decides about the rows and is notified of them; not kept alive.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            forgetHeaders()
            mustLoadAgain()
        }
    }

    // MARK: Heights, in points

    /// The height of rows about which the delegate says nothing.
    open var rowHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    /// The height that a row that decides it itself has until it shows.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// How far these keep from the sides, in points, in cells that say nothing else.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }

    /// Lies above the first section, with its own height.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    /// Lies below the last section, with its own height.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    /// Lies behind the rows, and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells

    /// Says of which class cells are made under a name; nil takes that back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(cellClass is UITableViewCell.Type?, "\(cellClass!) is no cell")
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell that is not in use, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

    /// A cell that is not in use, or a new one of the registered class, which there must be.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = takeCell(identifier) else {
            preconditionFailure(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
        }
        return cell
    }

    /// The cell of a row, if it shows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    /// The row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// From the top.
    open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

    /// From the top.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    // MARK: Rows

    open var numberOfSections: Int { loadedRows.sections.count }

    open func numberOfRows(inSection section: Int) -> Int { loadedRows.sections[section].rows.count }

    // All in points of the content.

    open func rect(forSection section: Int) -> CGRect { rect(of: loadedRows.span(of: section)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: loadedRows.headerSpan(of: section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: loadedRows.footerSpan(of: section)) }
    /// Empty for a row that there is none of.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    /// Asks the data source for everything anew; nothing is selected then.
    open func reloadData() { forgetRows() }

    /// Scrolls until a row is seen.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changing rows

    // Places are those of before for what goes, and those of afterwards for what comes. The data source must have changed
    // when the last of the changes that belong together is told.

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Begins changes that belong together; calls nest.
    open func beginUpdates() { updateDepth += 1 }

    open func endUpdates() { finishUpdates() }

    /// Makes changes that belong together; the completion runs when their animation would be over.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performTogether(updates, completion)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false

    /// The row that was selected last.
    open var indexPathForSelectedRow: IndexPath? { selection.last }

    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row, or with nil none; nobody is told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectSilently(indexPath, scrollPosition, animated: animated)
    }

    /// Nobody is told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        removeFromSelection(indexPath, animated: animated)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    /// A finger that taps a row selects it; one on a control in the row never gets here.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { pressRow(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { moveOnRow(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let path = releaseRow() { tapRow(path) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        _ = releaseRow()
    }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        if bounds.width != old.width {
            measuredHeights = [:]
            mustLoadAgain()
        }
    }
}
