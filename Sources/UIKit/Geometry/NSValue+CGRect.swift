extension NSValue {
    public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    public var cgRectValue: CGRect { rectValue }
}
