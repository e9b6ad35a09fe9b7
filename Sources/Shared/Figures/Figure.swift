import Foundation

/// A figure that a chapter's code creates: an SVG document that is identical on every machine.
///
/// Lengths are in SVG user units, each of which is a CSS pixel at the figure's natural size. The origin is at the top
/// left, and y increases downward, as on a phone. Colors are roles (`Figure.Color`), so that one figure is suitable for
/// a light and a dark page.
///
/// Every built-in kind of figure follows these rules, and the figures that a chapter draws itself should follow them as
/// well:
///
/// - A figure is a flow of panels. A page puts them side by side if there's room, and otherwise one below the other. A
///   panel is at most 328 units wide (`Panel.maximumWidth`), the content width of a page of 375 pixels. Arrows and
///   lines that connect two objects are within one panel.
/// - No text is smaller than 12 units (`TextStyle.minimumSize`), also on a screen that is drawn at a reduced scale.
/// - The title and the description express the content in words. No information is conveyed by color alone.
/// - The same values produce the same bytes. Only referenced elements such as gradients and clips have ids, which are
///   numbered.
public struct Figure: Sendable, Equatable {
    /// The title of the figure, for readers who can't see it.
    public let title: String
    /// The content of the figure in words, for readers who can't see it.
    public let description: String
    /// The prefix of the ids in the figure, or `nil` to use the title. The ids are unique on a page if the names are.
    public let name: String?
    public let panels: [Panel]
    /// The text that a page displays below the figure, or `nil` if there's none.
    public private(set) var note: String?

    /// Creates a figure with `panels` side by side, in reading order.
    public init(title: String, description: String, name: String? = nil, panels: [Panel]) {
        self.title = title
        self.description = description
        self.name = name
        self.panels = panels
    }

    /// Creates a figure of one panel with `shapes`, from back to front, on a canvas of `size`.
    public init(title: String, description: String, size: CGSize, name: String? = nil, shapes: [Shape]) {
        self.init(title: title, description: description, name: name, panels: [Panel(size: size, shapes: shapes)])
    }

    /// Returns the figure with a text that a page displays below it.
    ///
    /// A figure that depends on choices has a text for each of them, with the current numbers:
    ///
    /// ```swift
    /// return Figure.screen(title: "The log").captioned("The bar is \(StatusBar.current.frame.height) points high.")
    /// ```
    public func captioned(_ note: String) -> Figure {
        var figure = self
        figure.note = note
        return figure
    }
}
