import Synchronization

/// The app's image catalog. A lock protects it, because `UIImage(named:)` reads it on any thread.
private final class ImageCatalog: Sendable {
    let images = Mutex<[String: UIImage]>([:])
}

extension Phone {
    private nonisolated var catalog: ImageCatalog { states[ImageCatalog.self, default: ImageCatalog()] }

    /// Adds an image to the app's image catalog.
    public nonisolated func addImage(_ image: UIImage, named name: String) {
        catalog.images.withLock { $0[name] = image }
    }

    /// Returns the image with the given name from the app's image catalog.
    nonisolated func image(named name: String) -> UIImage? {
        catalog.images.withLock { $0[name] }
    }
}
