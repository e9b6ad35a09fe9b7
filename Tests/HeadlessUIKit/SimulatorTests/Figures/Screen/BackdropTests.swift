import Testing

@testable import Figures
@testable import Simulator

@Suite struct BackdropTests {
    private let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let point = CGPoint(x: 5, y: 5)

    private func backdrop(_ color: UIColor?, alpha: CGFloat = 1) -> Backdrop {
        var backdrop = Backdrop()
        backdrop.paint(area, .identity, color, alpha: alpha)
        return backdrop
    }

    @Test func `the color at a point is the one painted last`() {
        var backdrop = backdrop(.red)
        backdrop.paint(area, .identity, .blue, alpha: 1)
        #expect(backdrop.color(at: point) == .blue)
    }

    @Test func `outside of the painted area, there's no color`() {
        #expect(backdrop(.red).color(at: CGPoint(x: 11, y: 5)) == nil)
    }

    @Test func `a rotated area covers the points inside its rotated rectangle`() {
        var backdrop = Backdrop()
        backdrop.paint(area, CGAffineTransform(rotationAngle: .pi / 4), .red, alpha: 1)
        #expect(backdrop.color(at: CGPoint(x: 0, y: 7)) == .red)
        #expect(backdrop.color(at: CGPoint(x: 7, y: 2)) == nil)
    }

    @Test func `a half-transparent color isn't a backdrop`() {
        #expect(backdrop(.red, alpha: 0.5).color(at: point) == nil)
        #expect(backdrop(UIColor.red.withAlphaComponent(0.5)).color(at: point) == nil)
    }

    @Test func `on a backdrop, text keeps its color`() {
        #expect(backdrop(.black).legible(.black, at: point) == .real(.black))
    }

    @Test(arguments: [UIColor.black, .white, .yellow, .blue])
    func `on the page, text that's illegible in light or dark mode has the ink color`(color: UIColor) {
        #expect(Backdrop().legible(color, at: point) == .ink)
    }

    @Test(arguments: [UIColor.red, .gray])
    func `on the page, text that's legible in light and dark mode keeps its color`(color: UIColor) {
        #expect(Backdrop().legible(color, at: point) == .real(color))
    }

    @Test func `the ink is black on light colors, white on dark ones and adaptive on the page`() {
        #expect(backdrop(.yellow).ink(at: point) == .real(.black))
        #expect(backdrop(.purple).ink(at: point) == .real(.white))
        #expect(Backdrop().ink(at: point) == .ink)
    }

    @Test func `black on white has a contrast ratio of 21`() {
        #expect(abs(UIColor.black.components.contrast(with: UIColor.white.components) - 21) < 1e-9)
    }

    @Test(arguments: [
        (UIColor.orange, "#ff8000"), (UIColor(white: 0, alpha: 0.25), "rgba(0,0,0,0.25)"),
        (UIColor(red: 2, green: -1, blue: 0, alpha: 1), "#f00"),
    ])
    func `a color is written as 8-bit RGB components`(color: UIColor, paint: String) {
        #expect((nil as Figure.Appearance?).attributes("fill", .real(color)) == " fill=\"\(paint)\"")
    }
}
