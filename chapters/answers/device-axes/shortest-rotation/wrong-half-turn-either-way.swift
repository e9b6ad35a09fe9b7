// Leaves a half turn anticlockwise when the difference is.
let turn = new.up.clockwise.angle - old.up.clockwise.angle
if turn > .pi { return turn - 2 * .pi }
if turn < -.pi { return turn + 2 * .pi }
return turn
