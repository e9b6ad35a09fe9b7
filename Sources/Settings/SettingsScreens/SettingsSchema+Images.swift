public import Figures
public import Foundation
public import SettingsBundle

extension SettingsSchema {
    /// Returns the images at the ends of the bundle's sliders, by their names in the bundle.
    ///
    /// - Parameter read: A closure that returns the bytes of a file of the bundle, or `nil` if it can't be read.
    public func sliderImages(read: (String) -> Data?) -> [String: Figure.Image] {
        let sliders = panes.values.flatMap(\.specifiers).compactMap { specifier in
            if case .slider(let slider) = specifier { slider } else { nil }
        }
        let names = Set(sliders.flatMap { [$0.minimumValueImage, $0.maximumValueImage] }.compactMap { $0 })
        return names.reduce(into: [:]) { images, name in images[name] = image(named: name, read: read) }
    }

    /// Returns the image with the highest scale.
    private func image(named name: String, read: (String) -> Data?) -> Figure.Image? {
        let files = imageFiles(named: name).filter { $0.lowercased().hasSuffix(".png") }
        for scale in [3, 2] {
            guard let file = files.first(where: { $0.contains("@\(scale)x") }), let bytes = read(file) else { continue }
            if let image = Figure.Image(png: bytes, scale: CGFloat(scale)) { return image }
        }
        return files.lazy.compactMap(read).compactMap { Figure.Image(png: $0) }.first
    }
}
