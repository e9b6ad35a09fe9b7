return new.up.clockwise.angle - old.up.clockwise.angle
