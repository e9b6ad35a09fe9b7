import UIKit

extension Figure.Path {
    init(_ path: CGPath, isEvenOdd: Bool = false) {
        var elements: [Element] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: elements.append(.move(points[0]))
            case .addLineToPoint: elements.append(.line(points[0]))
            case .addQuadCurveToPoint: elements.append(.quad(points[0], points[1]))
            case .addCurveToPoint: elements.append(.curve(points[0], points[1], points[2]))
            case .closeSubpath: elements.append(.close)
            }
        }
        self.init(elements, isEvenOdd: isEvenOdd)
    }
}
