public import Figures
import Foundation

extension Figure {
    /// Returns a figure of a page of the Settings app, as grouped rows.
    ///
    /// Without a `description`, a text describes the rows.
    ///
    /// - Parameter images: The images at the ends of sliders, by their names in the bundle. For a missing image, the
    ///   name is drawn.
    public static func settings(
        _ page: SettingsApp.Page, title: String? = nil, description: String? = nil, name: String? = nil,
        images: [String: Image] = [:]
    ) -> Figure {
        rows(
            title: title ?? "The page \(page.title)", description: description, name: name, pane: page.title,
            canGoBack: true, isRightToLeft: page.isRightToLeft,
            groups: page.groups.map { RowGroup($0, images: images) })
    }
}

extension Figure.RowGroup {
    /// Creates a group from a group of a Settings page.
    public init(_ group: SettingsApp.Group, images: [String: Figure.Image] = [:]) {
        self.init(
            header: group.header, footer: group.footer, rows: group.rows.map { Figure.Row($0, images: images) })
    }
}

extension Figure.Row {
    /// Creates a row from a row of a Settings page.
    public init(_ row: SettingsApp.Row, images: [String: Figure.Image] = [:]) {
        self.init(row.title, Accessory(row.content, images: images))
    }
}

extension Figure.Row.Accessory {
    init(_ content: SettingsApp.Row.Content, images: [String: Figure.Image]) {
        func image(_ name: String?) -> Figure.Row.SliderImage? {
            name.map { Figure.Row.SliderImage($0.withoutEnding, images[$0]) }
        }
        self =
            switch content {
            case .titleValue(let text): .detail(text)
            case .textField(let text): .field(text)
            case .secureTextField(let dots): .secureField(dots: dots)
            case .toggleSwitch(let isOn): .toggle(isOn: isOn)
            case .slider(let slider):
                .slider(
                    fraction: CGFloat(slider.fraction), minimum: image(slider.minimumImage),
                    maximum: image(slider.maximumImage))
            case .multiValue(let title): .detail(title, opens: true)
            case .choice(let isChosen): isChosen ? .checkmark : .none
            case .childPane: .chevron
            }
    }
}

extension String {
    /// The name of a file without the extension after its last period.
    fileprivate var withoutEnding: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? self
    }
}
