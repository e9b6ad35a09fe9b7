import UIKit

// Fused multiply-add changes the last bits, so results of arithmetic are compared with a tolerance.

package func near(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-5) -> Bool {
    abs(one - other) <= tolerance * max(1, abs(one), abs(other))
}

package func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    near(one.x, other.x) && near(one.y, other.y)
}

package func near(_ one: CGSize, _ other: CGSize) -> Bool {
    near(one.width, other.width) && near(one.height, other.height)
}

package func near(_ one: CGRect, _ other: CGRect) -> Bool {
    near(one.origin, other.origin) && near(one.size, other.size)
}

package func near(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    near(one.a, other.a) && near(one.b, other.b) && near(one.c, other.c) && near(one.d, other.d)
        && near(one.tx, other.tx) && near(one.ty, other.ty)
}
