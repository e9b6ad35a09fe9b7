/// The contexts that are drawn into on a thread, the current one last.
final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// The image that is being drawn, if it is one.
        var image: Canvas?
    }

    /// What an image will be, in points and in pixels to a point.
    struct Canvas {
        let size: CGSize
        let scale: CGFloat
    }

    private(set) var entries: [Entry] = []

    private static let key = "org.ios-workbook.graphics"

    /// That of this thread.
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
