/// The graphics contexts of a thread, with the current one last.
final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// The properties of the image under construction, or `nil` for other contexts.
        var image: Canvas?
    }

    /// The size of an image in points, and its number of pixels per point.
    struct Canvas {
        let size: CGSize
        let scale: CGFloat
    }

    private(set) var entries: [Entry] = []

    private static let key = "org.ios-workbook.graphics"

    /// The stack of the current thread.
    static var current: GraphicsStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        dictionary[key] = stack
        return stack
    }

    func push(_ context: CGContext, image: Canvas? = nil) {
        entries.append(Entry(context: context, image: image))
    }

    func pop() {
        _ = entries.popLast()
    }

    func draw(into context: CGContext, _ actions: () -> Void) {
        push(context)
        defer { pop() }
        actions()
    }
}
