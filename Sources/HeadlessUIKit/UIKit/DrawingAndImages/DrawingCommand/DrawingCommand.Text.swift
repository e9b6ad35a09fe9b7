extension DrawingCommand {
    /// The lines of a text in one font and color.
    @_spi(Simulator)
    public struct Text: Equatable {
        /// A line of text.
        public struct Line: Equatable, Sendable {
            public let text: String
            /// The frame of the line, in points. Its width is that of the text.
            public let frame: CGRect
        }

        public var lines: [Line]
        public var font: UIFont
        public var color: CGColor
        public var alignment = NSTextAlignment.natural

        /// The smallest rectangle that contains the frames of all lines.
        public var frame: CGRect { lines.reduce(.null) { $0.union($1.frame) } }
    }
}

extension [DrawingCommand] {
    /// Creates the command that draws lines of text, or an empty array if there are no lines.
    static func text(
        _ lines: [DrawingCommand.Text.Line], _ font: UIFont, _ color: CGColor, _ alignment: NSTextAlignment = .natural
    ) -> [DrawingCommand] {
        guard !lines.isEmpty else { return [] }
        return [DrawingCommand(content: .text(.init(lines: lines, font: font, color: color, alignment: alignment)))]
    }
}
