extension CGSize {
    /// The size with fractions of pixels filled up, so that text of this size fits into it.
    ///
    /// Outside of any device a point is a pixel.
    @MainActor var roundedUpToPixels: CGSize {
        let scale = Phone.current?.screen.scale ?? 1
        // What is rounded up to zero is -0, which prints so.
        return CGSize(
            width: (width * scale - 1e-6).rounded(.up) / scale + 0,
            height: (height * scale - 1e-6).rounded(.up) / scale + 0)
    }
}
