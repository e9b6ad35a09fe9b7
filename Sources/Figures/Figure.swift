import Foundation

/// A picture that a chapter's code makes: SVG text that is the same on every machine.
///
/// Lengths are in SVG user units, one of them a CSS pixel at the picture's natural size; the origin is at the top left
/// and y grows downwards, as on a phone. Colours are roles (`Figure.Color`), so one picture serves a light and a dark
/// page.
public struct Figure: Sendable, Equatable {
    /// The whole SVG document, ending with a line feed.
    public let svg: String

    /// Draws `shapes`, the first at the back, on a canvas of `size`.
    ///
    /// `title` names the picture and `description` says what it shows, both for readers who do not see it.
    /// `name` starts the ids inside the picture, which are unique on a page as long as names are; without one
    /// the title serves.
    public init(title: String, description: String, size: CGSize, name: String? = nil, shapes: [Shape]) {
        let id = "figure-" + SVG.identifier(name ?? title)
        let width = SVG.number(size.width)
        let height = SVG.number(size.height)
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" role="img" aria-labelledby="\(id)-title \(id)-desc" \
            font-family="\(SVG.sans)">
            """
        var lines = [head]
        lines.append("  <title id=\"\(id)-title\">\(SVG.escaped(title))</title>")
        lines.append("  <desc id=\"\(id)-desc\">\(SVG.escaped(description))</desc>")
        var ids = SVG.IDs(prefix: id)
        lines += shapes.flatMap { $0.lines(indent: 1, ids: &ids) }
        lines.append("</svg>")
        svg = lines.joined(separator: "\n") + "\n"
    }
}
