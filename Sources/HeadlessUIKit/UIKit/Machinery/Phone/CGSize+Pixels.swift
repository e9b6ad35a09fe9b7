extension CGSize {
    /// The size rounded up to whole pixels, so that text of this size fits.
    ///
    /// Without a device, a pixel is a point.
    var roundedUpToPixels: CGSize {
        let scale = Phone.current?.hardware.scale ?? 1
        // Rounding up to zero can result in -0, which would be printed. Adding 0 avoids it.
        return CGSize(
            width: (width * scale - 1e-6).rounded(.up) / scale + 0,
            height: (height * scale - 1e-6).rounded(.up) / scale + 0)
    }
}
