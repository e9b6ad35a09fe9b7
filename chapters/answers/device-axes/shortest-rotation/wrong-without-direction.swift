// The size of the turn, but not which way it goes.
let turn = abs(new.up.clockwise.angle - old.up.clockwise.angle)
return min(turn, 2 * .pi - turn)
