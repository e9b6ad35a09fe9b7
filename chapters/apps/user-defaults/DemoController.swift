import UIKit

/// The reading app's page, and beside it what the page was made from.
final class DemoController: UIViewController {
    private let store: AppStore
    private let reader: ReaderController
    private let values: ValuesController
    private let stack = UIStackView()
    private var listening: Task<Void, Never>?

    init(_ store: AppStore = AppStore()) {
        self.store = store
        reader = ReaderController(store.settings)
        values = ValuesController(store)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "User Defaults"
        view.backgroundColor = .systemGroupedBackground
        let open = UIAction(title: "Settings") { [weak self] _ in self?.openSettings() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
        for child in [reader, values] {
            addChild(child)
            stack.addArrangedSubview(child.view)
            child.didMove(toParent: self)
        }
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        listening = Task { [weak self, changes = store.settings.changes()] in
            for await _ in changes { self?.show() }
        }
    }

    deinit {
        listening?.cancel()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    }

    /// Reads everything again.
    func show() {
        loadViewIfNeeded()
        reader.show()
        values.tableView.reloadData()
    }

    private func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
