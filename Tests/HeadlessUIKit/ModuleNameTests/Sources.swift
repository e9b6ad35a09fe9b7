// These are the imports of an app's files.
import CoreGraphics
import QuartzCore

func pulse(for duration: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = duration
    return animation
}

func square(_ side: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: side, height: side))
    return path
}
