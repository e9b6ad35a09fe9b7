// From the new to the old.
let turn = old.up.clockwise.angle - new.up.clockwise.angle
if turn > .pi { return turn - 2 * .pi }
if turn <= -.pi { return turn + 2 * .pi }
return turn
