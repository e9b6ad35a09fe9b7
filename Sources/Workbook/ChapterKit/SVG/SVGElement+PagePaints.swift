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
                element.attributes[index].value =
                    onPage.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
                    ? "var(--figure-\(onPage))" : "light-dark(\(plain), \(onPage))"
            }
        }
    }

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
