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

    @Test func `the colour below a point is the one painted last`() {
        var backdrop = backdrop(.red)
        backdrop.paint(area, .identity, .blue, alpha: 1)
        #expect(backdrop.color(at: point) == .blue)
    }

    @Test func `beside an area there is no colour`() {
        #expect(backdrop(.red).color(at: CGPoint(x: 11, y: 5)) == nil)
    }

    @Test func `a turned area covers what it covers when turned`() {
        var backdrop = Backdrop()
        backdrop.paint(area, CGAffineTransform(rotationAngle: .pi / 4), .red, alpha: 1)
        #expect(backdrop.color(at: CGPoint(x: 0, y: 7)) == .red)
        #expect(backdrop.color(at: CGPoint(x: 7, y: 2)) == nil)
    }

    @Test func `what lets half of the light through hides nothing`() {
        #expect(backdrop(.red, alpha: 0.5).color(at: point) == nil)
        #expect(backdrop(UIColor.red.withAlphaComponent(0.5)).color(at: point) == nil)
    }

    @Test func `on the app's colours text keeps its own`() {
        #expect(backdrop(.black).legible(.black, at: point) == .real(.black))
    }

    @Test(arguments: [UIColor.black, .white, .yellow, .blue])
    func `on the page text that could not be read takes the page's ink`(color: UIColor) {
        #expect(Backdrop().legible(color, at: point) == .ink)
    }

    @Test(arguments: [UIColor.red, .gray])
    func `on the page text that can be read on light and dark keeps its colour`(color: UIColor) {
        #expect(Backdrop().legible(color, at: point) == .real(color))
    }

    @Test func `ink is black on light colours, white on dark ones and the page's on the page`() {
        #expect(backdrop(.yellow).ink(at: point) == .real(.black))
        #expect(backdrop(.purple).ink(at: point) == .real(.white))
        #expect(Backdrop().ink(at: point) == .ink)
    }

    @Test func `black on white has the greatest contrast`() {
        #expect(abs(UIColor.black.components.contrast(with: UIColor.white.components) - 21) < 1e-9)
    }

    @Test(arguments: [
        (UIColor.orange, "rgb(255,128,0)"), (UIColor(white: 0, alpha: 0.25), "rgba(0,0,0,0.25)"),
        (UIColor(red: 2, green: -1, blue: 0, alpha: 1), "rgb(255,0,0)"),
    ])
    func `a real colour is written in bytes`(color: UIColor, paint: String) {
        #expect((nil as Figure.Appearance?).paint(.real(color)) == paint)
    }
}
