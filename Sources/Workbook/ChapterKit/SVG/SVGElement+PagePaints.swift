import SwiftText

/// The paints that a figure has for pages, in its attributes `data-fill` and `data-stroke`. Its `fill` and `stroke` are the
/// paints for all other programs.
extension SVGElement {
    /// The element with its paints for pages. The name of a role becomes a variable of the style sheet, and a color for
    /// dark pages is combined with the one for light pages.
    var withPagePaints: SVGElement {
        mapped { element in
            for property in ["fill", "stroke"] {
                guard let onPage = element["data-\(property)"],
                    let index = element.attributes.firstIndex(where: { $0.name == property })
                else { continue }
                let plain = element.attributes[index].value
                if Self.roles.contains(onPage) {
                    element.attributes[index].value = "var(--figure-\(onPage))"
                } else if Self.isColor(plain), Self.isColor(onPage) {
                    element.attributes[index].value = "light-dark(\(plain), \(onPage))"
                }
            }
        }
    }

    /// The roles of colors in the style sheets, as `Figure.Color` names them.
    private static let roles: Set<String> = [
        "ink", "faint", "paper", "ground", "accent", "accent-soft", "second", "second-soft", "warn", "warn-soft",
    ]

    private static func isColor(_ paint: String) -> Bool { paint.hasPrefix("#") || paint.hasPrefix("rgb") }

    /// The element without its paints for pages.
    var withoutPagePaints: SVGElement { mapped { _ in } }

    /// Returns the element and its descendants after a change, without the paints for pages.
    private func mapped(_ change: (inout SVGElement) -> Void) -> SVGElement {
        var element = self
        change(&element)
        element.attributes.removeAll { $0.name == "data-fill" || $0.name == "data-stroke" }
        element.children = element.children.map { node in
            if case .element(let child) = node { .element(child.mapped(change)) } else { node }
        }
        return element
    }
}
