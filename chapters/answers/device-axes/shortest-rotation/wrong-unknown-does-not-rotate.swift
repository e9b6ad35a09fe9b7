// What is unknown stays where it is.
guard old != .unknown, new != .unknown else { return 0 }
let turn = new.up.clockwise.angle - old.up.clockwise.angle
if turn > .pi { return turn - 2 * .pi }
if turn <= -.pi { return turn + 2 * .pi }
return turn
