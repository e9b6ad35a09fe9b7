import Simulator
import Testing

@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct ImageViewTests {
    private let image = UIImage(name: nil, size: CGSize(width: 40, height: 20), scale: 2)

    @Test func `an image added to the asset catalog is available on that device only`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            #expect(UIImage(named: "turtle") == nil)
            addImage(named: "turtle", size: CGSize(width: 21, height: 21))
            let turtle = try #require(UIImage(named: "turtle"))
            #expect(turtle.size == CGSize(width: 21, height: 21) && turtle.scale == 3)
        }
        try await withDevice {
            #expect(UIImage(named: "turtle") == nil)
        }
    }

    @Test func `an image view keeps the size of its initial image until sizeToFit`() {
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.image = UIImage()
        #expect(view.frame.size == CGSize(width: 40, height: 20))
        view.sizeToFit()
        #expect(view.frame.size == .zero)
    }

    @Test func `the intrinsic content size is the image's size`() {
        let view = UIImageView()
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.image = image
        #expect(view.intrinsicContentSize == image.size)
    }

    @Test func `an image view receives no touches`() {
        #expect(UIImageView(image: image).hitTest(.zero, with: nil) == nil)
    }

    @Test(
        arguments: [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 80)),
            (.scaleAspectFit, CGRect(x: 0, y: 20, width: 80, height: 40)),
            (.scaleAspectFill, CGRect(x: -40, y: 0, width: 160, height: 80)),
            (.center, CGRect(x: 20, y: 30, width: 40, height: 20)),
            (.top, CGRect(x: 20, y: 0, width: 40, height: 20)),
            (.bottom, CGRect(x: 20, y: 60, width: 40, height: 20)),
            (.left, CGRect(x: 0, y: 30, width: 40, height: 20)),
            (.right, CGRect(x: 40, y: 30, width: 40, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.topRight, CGRect(x: 40, y: 0, width: 40, height: 20)),
            (.bottomLeft, CGRect(x: 0, y: 60, width: 40, height: 20)),
            (.bottomRight, CGRect(x: 40, y: 60, width: 40, height: 20)),
        ] as [(UIView.ContentMode, CGRect)]
    )
    func `the content mode determines the frame of the image`(mode: UIView.ContentMode, frame: CGRect) {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        #expect(view.imageFrame == nil)
        view.image = image
        view.contentMode = mode
        #expect(view.imageFrame == frame)
    }

    @Test func `an image of zero size has a frame of zero size in the center`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        view.image = UIImage()
        view.contentMode = .scaleAspectFit
        #expect(view.imageFrame == CGRect(x: 40, y: 40, width: 0, height: 0))
    }
}
