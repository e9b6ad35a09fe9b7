import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

/// Tests of images that code creates and changes.
@MainActor @Suite struct ImageTests {
    private let size = CGSize(width: 10, height: 20)

    private func drawn(_ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
    }

    @Test func `a renderer creates an image of its size, with the scale of the screen or the format`() async throws {
        try await withDevice {
            let image = drawn()
            #expect(image.size == size && image.scale == mainScreen.scale)
            #expect(image.commands.map(\.extent) == [CGRect(origin: .zero, size: size)])
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            #expect(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.scale == 1)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `UIGraphicsBeginImageContext starts an image, at scale 1 or the given scale`() async throws {
        try await withDevice {
            UIGraphicsBeginImageContextWithOptions(size, false, 0)
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
            #expect(image.size == size && image.scale == mainScreen.scale && image.commands.count == 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            UIGraphicsBeginImageContext(size)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
            UIGraphicsEndImageContext()
        }
    }

    @Test func `an image with a tint color draws all its content in that color`() async throws {
        try await withDevice {
            let tinted = drawn().withTintColor(.green)
            #expect(
                tinted.commands(in: CGRect(x: 0, y: 0, width: 20, height: 20)).map(\.content.color) == [
                    UIColor.green.cgColor
                ])
            #expect(tinted.renderingMode == .automatic && tinted.size == size)
        }
    }

    @Test func `a template image or symbol is drawn in the tint color of its view`() async throws {
        try await withDevice {
            let view = UIImageView(image: drawn().withRenderingMode(.alwaysTemplate))
            view.tintColor = .blue
            #expect(view.image?.tinted(in: view).tint == .blue)
            let original = drawn().withRenderingMode(.alwaysOriginal)
            #expect(original.tinted(in: view).tint == nil && drawn().tinted(in: view).tint == nil)
            let symbol = try #require(UIImage(systemName: "star"))
            #expect(symbol.tinted(in: view).tint == .blue)
        }
    }

    @Test func `a symbol image's size depends on its configuration`() async throws {
        try await withDevice {
            let symbol = try #require(UIImage(systemName: "star"))
            #expect(symbol.isSymbolImage && symbol.name == "star" && symbol.size.height > 17)
            let larger = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
            let configured = try #require(UIImage(systemName: "star", withConfiguration: larger))
            #expect(configured.size.height == 48)
            #expect(symbol.applyingSymbolConfiguration(larger)?.size == configured.size)
            #expect(symbol.withConfiguration(larger).size == configured.size)
            #expect(UIImage(systemName: "") == nil && drawn().applyingSymbolConfiguration(larger) == nil)
        }
    }

    @Test func `applying a configuration keeps the values that it doesn't specify`() {
        let one = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = one.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both.values.pointSize == 20 && both.values.weight == .bold && both.values.scale == .large)
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    }

    @Test func `an image view shows its highlighted image or its first animation image`()
        async throws
    {
        try await withDevice {
            let (one, other, third) = (drawn(), drawn(.blue), drawn(.green))
            let view = UIImageView(image: one, highlightedImage: other)
            view.isHighlighted = true
            #expect(view.shownImage === other)
            view.isHighlighted = false
            view.startAnimating()
            #expect(!view.isAnimating && view.shownImage === one)
            view.animationImages = [third, other]
            view.startAnimating()
            #expect(view.isAnimating && view.shownImage === third)
            view.stopAnimating()
            #expect(view.shownImage === one)
        }
    }

    @Test func `resizable and animated images keep their properties`() async throws {
        try await withDevice {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let image = drawn().resizableImage(withCapInsets: insets, resizingMode: .stretch)
            #expect(image.capInsets == insets && image.resizingMode == .stretch && image.commands.count == 1)
            let moving = try #require(UIImage.animatedImage(with: [image, drawn()], duration: 2))
            #expect(moving.images?.count == 2 && moving.duration == 2 && moving.size == size)
            #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        }
    }
}
