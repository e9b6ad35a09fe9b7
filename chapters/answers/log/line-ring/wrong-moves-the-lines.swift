guard ring.capacity > 0 else { return }
if ring.slots.count == ring.capacity { ring.slots.removeFirst() }
ring.slots.append(line)
