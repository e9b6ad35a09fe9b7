public import Figures
import Foundation

extension Figure {
    /// A page of the Settings app, as grouped rows.
    ///
    /// Images at a slider's ends are drawn as their names. Without a `description` the rows are described in words.
    public static func settings(
        _ page: SettingsApp.Page, title: String? = nil, description: String? = nil, name: String? = nil
    ) -> Figure {
        rows(
            title: title ?? "The page \(page.title)", description: description, name: name, pane: page.title,
            back: page.back, groups: page.groups.map(RowGroup.init))
    }
}

extension Figure.RowGroup {
    /// A group of a page of the Settings app.
    public init(_ group: SettingsApp.Group) {
        self.init(header: group.header, footer: group.footer, rows: group.rows.map(Figure.Row.init))
    }
}

extension Figure.Row {
    /// A row of a page of the Settings app.
    public init(_ row: SettingsApp.Row) {
        self.init(row.title, Accessory(row.content))
    }
}

extension Figure.Row.Accessory {
    init(_ content: SettingsApp.Row.Content) {
        self =
            switch content {
            case .titleValue(let text): .detail(text)
            case .textField(let text): .field(text)
            case .secureTextField(let dots): .secureField(dots: dots)
            case .toggleSwitch(let isOn): .toggle(isOn: isOn)
            case .slider(let slider):
                .slider(
                    fraction: CGFloat(slider.fraction), minimum: slider.minimumImage?.withoutEnding,
                    maximum: slider.maximumImage?.withoutEnding)
            case .multiValue(let title): .detail(title, opens: true)
            case .choice(let isChosen): isChosen ? .checkmark : .none
            case .childPane: .chevron
            }
    }
}

extension String {
    /// The name of a file without what comes after its last full stop.
    fileprivate var withoutEnding: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? self
    }
}
