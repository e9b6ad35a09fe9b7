import Simulator
import Testing

/// A content configuration that shows the state of its last update.
private struct Badge: UIContentConfiguration {
    var state = "none"

    func makeContentView() -> UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        guard let state = state as? UICellConfigurationState else { return self }
        let parts = [
            state.isSelected ? "selected" : nil, state.isHighlighted ? "highlighted" : nil,
            state[.archived] as? Bool == true ? "archived" : nil,
        ]
        return Badge(state: parts.compactMap(\.self).joined(separator: " "))
    }
}

private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let archived = UIConfigurationStateCustomKey("test.archived")
}

private final class ArchiveCell: UITableViewCell {
    var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
    var states: [UICellConfigurationState] = []

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.archived] = isArchived
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
    }
}

@MainActor @Suite struct TableConfigurationTests {
    /// Returns a configuration and a state that are created outside the main actor, as is allowed anywhere.
    private nonisolated static func made() -> (UIListContentConfiguration, UICellConfigurationState) {
        let state = UICellConfigurationState(traitCollection: UITraitCollection())
        return (UIListContentConfiguration.subtitleCell().updated(for: state), state)
    }

    private func shown(in cell: UITableViewCell) -> String? {
        cell.layoutIfNeeded()
        return ((cell.contentView as? BadgeView)?.configuration as? Badge)?.state
    }

    @Test func `a content configuration is updated for the state of its cell`() {
        let cell = UITableViewCell()
        cell.contentConfiguration = Badge()
        #expect(shown(in: cell) == "")
        cell.isSelected = true
        #expect(shown(in: cell) == "selected" && (cell.contentConfiguration as? Badge)?.state == "selected")
        cell.isHighlighted = true
        #expect(shown(in: cell) == "selected highlighted")
        cell.prepareForReuse()
        #expect(shown(in: cell) == "")
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = true
        cell.contentConfiguration = Badge(state: "mine")
        #expect(shown(in: cell) == "mine")
    }

    @Test func `a subclass can add custom states, and is updated once per layout pass`() {
        let cell = ArchiveCell()
        cell.contentConfiguration = Badge()
        #expect(shown(in: cell) == "" && cell.states.count == 1)
        cell.layoutIfNeeded()
        cell.isSelected = false
        #expect(shown(in: cell) == "" && cell.states.count == 1)
        cell.isSelected = true
        cell.isArchived = true
        #expect(shown(in: cell) == "selected archived" && cell.states.count == 2)
        #expect(cell.states.last == cell.configurationState && cell.states.first != cell.states.last)
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 3)
    }

    @Test func `the configuration update handler runs before display and after state changes`() async throws {
        try await withDevice {
            var states: [UICellConfigurationState] = []
            let stage = TableStage([["a", "b"]]) { table, source in
                source.height = UITableView.automaticDimension
                source.decorate = { cell in
                    cell.configurationUpdateHandler = { cell, state in
                        states.append(state)
                        var content = cell.defaultContentConfiguration().updated(for: state)
                        content.text = state.isSelected ? "chosen" : "a text far too long for one line of this cell"
                        cell.contentConfiguration = content
                    }
                }
            }
            #expect(states.count == 2 && stage.table.rectForRow(at: [0, 0]).height > 80)
            tap(at: stage.point(in: [0, 1]))
            stage.window.layoutIfNeeded()
            let cell = try #require(stage.table.cellForRow(at: [0, 1]))
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "chosen")
            #expect(states.last == cell.configurationState && states.last?.isSelected == true)
        }
    }

    @Test func `list content fonts follow the cell's traits unless they're set`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]]) { _, source in
                source.decorate = { cell in
                    var content = UIListContentConfiguration.subtitleCell()
                    content.text = "a"
                    content.secondaryTextProperties.font = .systemFont(ofSize: 9)
                    cell.contentConfiguration = content
                }
            }
            let cell = try #require(stage.table.cellForRow(at: [0, 0]))
            @MainActor func fonts() -> [CGFloat] {
                stage.window.layoutIfNeeded()
                return cell.contentView.subviews.compactMap { ($0 as? UILabel)?.font.pointSize }
            }
            let before = fonts()
            stage.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(fonts()[0] > before[0] && fonts()[1] == 9)
            stage.table.traitOverrides.preferredContentSizeCategory = .large
            #expect(fonts() == before)
        }
    }

    @Test func `configurations and states are nonisolated and compare by value`() {
        let (list, state) = Self.made()
        var other = UIListContentConfiguration.subtitleCell().updated(for: state)
        #expect(Set([list, other]).count == 1)
        other.textProperties.color = .red
        #expect(list != other && list.textProperties != other.textProperties)
        #expect(Set([list.imageProperties, other.imageProperties]).count == 1)
        var changed = state
        changed[.archived] = true
        #expect(Set([state, changed]).count == 2 && changed[.archived] as? Bool == true && state[.archived] == nil)
        changed[.archived] = nil
        #expect(state == changed)
        changed.isHighlighted = true
        #expect(state != changed && UIConfigurationStateCustomKey(rawValue: "test.archived") == .archived)
    }

    @Test func `an image that is too large keeps its aspect ratio`() async throws {
        try await withDevice {
            @MainActor func size(_ maximum: CGSize) -> CGSize? {
                var list = UIListContentConfiguration.cell()
                list.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
                list.imageProperties.maximumSize = maximum
                let view = UIListContentView(configuration: list)
                view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
                view.layoutIfNeeded()
                return view.subviews.first { $0 is UIImageView }?.frame.size
            }
            #expect(size(CGSize(width: 40, height: 40)) == CGSize(width: 40, height: 20))
            #expect(size(CGSize(width: 0, height: 10)) == CGSize(width: 20, height: 10))
            #expect(size(CGSize(width: 200, height: 200)) == CGSize(width: 100, height: 50))
        }
    }

    @Test func `a configuration state is created from a trait collection`() {
        func make<State: UIConfigurationState>(_: State.Type) -> State {
            State(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        }
        #expect(make(UICellConfigurationState.self).traitCollection.userInterfaceStyle == .dark)
        let view = UIListContentView(configuration: .cell())
        #expect(view.configuration is UIListContentConfiguration)
    }
}
