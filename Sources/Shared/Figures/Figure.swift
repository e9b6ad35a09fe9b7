import Foundation

/// A picture that a chapter's code makes: SVG text that is the same on every machine.
///
/// Lengths are in SVG user units, one of them a CSS pixel at the picture's natural size; the origin is at the top left
/// and y grows downwards, as on a phone. Colours are roles (`Figure.Color`), so one picture serves a light and a dark
/// page.
///
/// Every kind of picture keeps to these rules, and one that a chapter draws by itself should:
///
/// - It is a flow of panels: a page puts them side by side where there is room, and under each other where there is
///   not. A panel is at most 328 units wide (`Panel.maximumWidth`), which is what a page of 375 pixels leaves. What
///   points from one thing to another does so inside of one panel.
/// - No text is smaller than 11 units (`TextStyle.minimumSize`), also on a screen that is drawn smaller than life.
/// - Title and description say in words what is to be seen; nothing is told by a colour alone.
/// - The same values give the same bytes: ids are there for what refers to them, gradients and clips, and are counted.
public struct Figure: Sendable, Equatable {
    /// What the picture is called, for readers who do not see it.
    public let title: String
    /// What the picture shows, for readers who do not see it.
    public let description: String
    /// Starts the ids inside the picture, which are unique on a page as long as names are; without one the title does.
    public let name: String?
    public let panels: [Panel]
    /// What a page writes under the picture; nil for nothing.
    public private(set) var note: String?

    /// Puts `panels` next to each other, in the order in which they are read.
    public init(title: String, description: String, name: String? = nil, panels: [Panel]) {
        self.title = title
        self.description = description
        self.name = name
        self.panels = panels
    }

    /// Draws `shapes`, the first at the back, on a canvas of `size`: a picture of one panel.
    public init(title: String, description: String, size: CGSize, name: String? = nil, shapes: [Shape]) {
        self.init(title: title, description: description, name: name, panels: [Panel(size: size, shapes: shapes)])
    }

    /// The picture with a text that a page writes under it.
    ///
    /// A picture that depends on choices has one for each of them, with the numbers that hold then:
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
