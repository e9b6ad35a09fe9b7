import UIKit

/// The screens of the chapter, and what it says of orientations.
final class DemoController: UITableViewController {
    private struct Row {
        var title: String
        var opens = false
        var act: (@MainActor (DemoController) -> Void)?
    }

    private let screens: [Row] = {
        var rows = [
            Row(title: "A trail", opens: true) { $0.push(SizedTrailController()) },
            Row(title: "Photos in columns", opens: true) { $0.push(PhotosController()) },
            Row(title: "Marks on the device", opens: true) { $0.push(MarksController()) },
            Row(title: "A ruler along the device's left edge", opens: true) { $0.pushRuler() },
            Row(title: "A film for landscape", opens: true) { $0.showFilm() },
        ]
        if #available(iOS 26, *) {
            rows.append(
                Row(title: "A trail that is locked to measure", opens: true) { $0.pushSlope() })
        }
        return rows
    }()
    private let requests = [
        Row(title: "Landscape") { $0.ask(.landscape) },
        Row(title: "Portrait") { $0.ask(.portrait) },
        Row(title: "Upside down") { $0.ask(.portraitUpsideDown) },
    ]
    private var geometry = ""
    private var answer = "Nothing has been asked for."

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rotation"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// The second row tells the size and the orientation of now.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scene = view.window?.windowScene else { return }
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let now = """
            \(view.bounds.size.words) points, \(isRegular ? "regular" : "compact") width, \
            \(scene.effectiveGeometry.interfaceOrientation.words)
            """
        guard now != geometry else { return }
        geometry = now
        tableView.reloadData()
    }

    // MARK: What the rows do

    private func push(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }

    private func pushRuler() {
        let ruler = RulerController()
        ruler.title = "A ruler"
        push(ruler)
    }

    private func showFilm() {
        let film = FilmController()
        film.allowed = .landscape
        film.modalPresentationStyle = .fullScreen
        film.view.backgroundColor = .systemBackground
        let close = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
        close.translatesAutoresizingMaskIntoConstraints = false
        film.view.addSubview(close)
        let safe = film.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            close.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        ])
        present(film, animated: true)
    }

    private func pushSlope() {
        let slope = SlopeController()
        let measure = UIBarButtonItem(title: "Measure")
        measure.primaryAction = UIAction(title: "Measure") { [weak slope, weak measure] _ in
            guard let slope else { return }
            slope.isMeasuring.toggle()
            measure?.title = slope.isMeasuring ? "Stop" : "Measure"
        }
        slope.navigationItem.rightBarButtonItem = measure
        push(slope)
    }

    private func ask(_ wanted: UIInterfaceOrientationMask) {
        answer = "It has been asked for. The answer is a rotation, unless it is refused."
        requestOrientation(wanted) { [weak self] error in
            self?.answer = "Refused: \(error.localizedDescription)"
            self?.tableView.reloadData()
        }
        tableView.reloadData()
    }

    // MARK: The table

    private var sections: [(title: String?, rows: [Row])] {
        let words = "Open a screen and rotate the device, or resize the app's window."
        return [
            (nil, [Row(title: words), Row(title: geometry)]), ("Screens", screens),
            ("Ask for an orientation", requests),
        ]
    }

    override func numberOfSections(in table: UITableView) -> Int { sections.count }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 2 ? answer : nil
    }

    override func tableView(
        _ table: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = row.title
        if row.act != nil && !row.opens { content.textProperties.color = .tintColor }
        cell.contentConfiguration = content
        cell.accessoryType = row.opens ? .disclosureIndicator : .none
        cell.selectionStyle = row.act == nil ? .none : .default
        return cell
    }

    override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
        table.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section].rows[indexPath.row].act?(self)
    }
}
