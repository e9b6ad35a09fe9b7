import UIKit

/// A view that checks that the touches it receives arrive in a possible order.
final class TouchWitness: UIView {
    var open: Set<UITouch> = []
    var isWrong = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isDisjoint(with: touches), .began)
        open.formUnion(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .ended)
        open.subtract(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .cancelled)
        open.subtract(touches)
    }

    private func check(_ touches: Set<UITouch>, _ isInOrder: Bool, _ phase: UITouch.Phase) {
        let fits = touches.allSatisfy { $0.view === self && $0.window === window && $0.phase == phase }
        if !isInOrder || !fits || touches.isEmpty { isWrong = true }
    }
}
