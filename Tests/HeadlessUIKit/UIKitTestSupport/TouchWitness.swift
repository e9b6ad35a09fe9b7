import UIKit

/// A view that checks that the touches it receives arrive in a possible order.
package final class TouchWitness: UIView {
    package var open: Set<UITouch> = []
    package var isWrong = false

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isDisjoint(with: touches), .began)
        open.formUnion(touches)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .moved)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .ended)
        open.subtract(touches)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        check(touches, open.isSuperset(of: touches), .cancelled)
        open.subtract(touches)
    }

    private func check(_ touches: Set<UITouch>, _ isInOrder: Bool, _ phase: UITouch.Phase) {
        let fits = touches.allSatisfy { $0.view === self && $0.window === window && $0.phase == phase }
        if !isInOrder || !fits || touches.isEmpty { isWrong = true }
    }
}
