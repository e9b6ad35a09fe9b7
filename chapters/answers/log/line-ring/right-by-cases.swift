switch ring.slots.count {
case _ where ring.capacity < 1: break
case ..<ring.capacity: ring.slots += [line]
default:
    ring.slots[ring.oldest] = line
    ring.oldest = ring.oldest == ring.slots.count - 1 ? 0 : ring.oldest + 1
}
