// The remainder of a full turn lies between minus and plus half a turn; of the two half turns this one is clockwise.
let turn = remainder(new.up.clockwise.angle - old.up.clockwise.angle, 2 * .pi)
return turn <= -.pi + 1e-9 ? .pi : turn
