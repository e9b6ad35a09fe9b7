/// A view that displays rows in sections, one below the other.
///
/// It creates cells for the visible rows only, and reuses them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableview
/// - Differs: On a phone, a table view also has editing, swipe actions, a section index, and cells from nib files, and
///   it animates changes.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The value that makes a row, a header, or a footer take the height of its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/automaticdimension; the value is
    ///   undocumented.
    public nonisolated static let automaticDimension: CGFloat = -1

    let tableStyle: Style
    var rows = TableLayout()
    var mustLoad = true
    var isTiling = false
    /// The displayed cells, by the index paths of their rows.
    var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
    /// The heights of the self-sizing rows that have been displayed, by index path.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The header views that the delegate has returned, kept while they are measured or visible.
    var delegateHeaders: [Int: UIView] = [:]
    var delegateFooters: [Int: UIView] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var unusedCells: [String: [UITableViewCell]] = [:]
    /// The index paths of the selected rows, in the order of their selection.
    var selection: [IndexPath] = []
    /// The index path of the row under a touch.
    var pressed: IndexPath?
    var update = TableUpdate()
    var updateDepth = 0

    public init(frame: CGRect, style: Style) {
        tableStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a table view of the plain style.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var style: Style { tableStyle }

    /// The object that provides the rows. The table view holds it weakly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/datasource
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            forgetHeaders()
            mustLoadAgain()
        }
    }

    /// The object that configures the rows and receives their events. The table view holds it weakly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/delegate
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            forgetHeaders()
            mustLoadAgain()
        }
    }

    // MARK: Heights, in points

    /// The height of the rows for which the delegate doesn't return one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rowheight
    open var rowHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    /// The height of a self-sizing row before it is displayed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { mustLoadAgain() } }

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The color of the separators, or `nil` for the system's color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/separatorcolor
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// The insets of the separators, in points, for cells that don't set separate insets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/separatorinset
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }

    /// The view above the first section. It keeps its height.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    /// The view below the last section. It keeps its height.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    /// The view behind the rows, which doesn't scroll.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/backgroundview
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells

    /// Registers a class for creating cells with the given identifier. Passing `nil` unregisters the class.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-3l3ct
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(cellClass is UITableViewCell.Type?, "\(cellClass!) is no cell")
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Returns an unused cell or a new cell of the registered class, or `nil` if no class is registered for the
    /// identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// Returns an unused cell or a new cell of the registered class. A class must be registered for the identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            preconditionFailure(
                """
                NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - must \
                register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """)
        }
        return cell
    }

    /// Returns the cell of a row, or `nil` if the row isn't displayed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
    /// - Differs: On a phone from iOS 15 on, the method also returns a cell that the table view has prepared but
    ///   doesn't display.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCellsByPath[indexPath] }

    /// Returns the index path of the row that a cell displays.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/indexpath(for:)
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleCellsByPath.first { $0.value === cell }?.key }

    /// The displayed cells, from top to bottom.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/visiblecells; the order is undocumented.
    open var visibleCells: [UITableViewCell] { visibleCellsByPath.sorted { $0.key < $1.key }.map(\.value) }

    /// The index paths of the displayed rows, from top to bottom, or `nil` if no row is displayed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows
    open var indexPathsForVisibleRows: [IndexPath]? {
        visibleCellsByPath.isEmpty ? nil : visibleCellsByPath.keys.sorted()
    }

    // MARK: Rows

    open var numberOfSections: Int { loadedRows.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedRows.sections
        precondition(
            sections.indices.contains(section), "the table has no section \(section); it has \(sections.count)")
        return sections[section].rows.count
    }

    // The rectangles are in points, in the coordinates of the content.

    open func rect(forSection section: Int) -> CGRect { rect(of: loadedRows.span(of: section)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: loadedRows.headerSpan(of: section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: loadedRows.footerSpan(of: section)) }
    /// Returns the frame of a row, or an empty rectangle if the row doesn't exist.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }
    /// Returns the index paths of the rows in a rectangle. The result is empty if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    /// Loads all rows from the data source again and clears the selection.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/reloaddata(); it doesn't mention the
    ///   selection.
    open func reloadData() { forgetRows() }

    /// Scrolls until a row is visible at the given position.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changing rows

    // Deletions and reloads use the index paths before the update, insertions those after it. The data source must
    // reflect all changes of a group when the group's last change is reported.

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

    /// Begins a group of updates that are applied together. Calls can be nested.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/beginupdates()
    open func beginUpdates() { updateDepth += 1 }

    open func endUpdates() { finishUpdates() }

    /// Applies a group of updates together. The completion handler is called after the duration of their animation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performTogether(updates, completion)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false

    /// The index path of the selected row, or the lowest one of several.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The index paths of the selected rows, or `nil` if there are none.
    ///
    /// - Note: Undocumented by Apple. This implementation returns them in the order in which they were selected. The page
    ///   of `indexPathForSelectedRow` suggests that the first one is the lowest.
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects the row at the given index path, or clears the selection if it is `nil`. The delegate isn't called.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:);
    ///   the page doesn't describe `nil`.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectSilently(indexPath, scrollPosition, animated: animated)
    }

    /// Deselects the row at the given index path. The delegate isn't called.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        removeFromSelection(indexPath, animated: animated)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    /// Highlights the touched row, which is selected when the touch ends.
    ///
    /// A touch on a control in the row isn't delivered to the table view.
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
