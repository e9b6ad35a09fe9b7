// A half turn goes the way that the difference says, for two of the four.
let turn = new.up.clockwise.angle - old.up.clockwise.angle
if turn <= -.pi { return turn + 2 * .pi }
if turn >= .pi { return turn - 2 * .pi }
return turn
