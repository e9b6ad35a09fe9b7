guard ring.capacity > 0 else { return }
if ring.slots.count < ring.capacity {
    ring.slots.append(line)
} else {
    ring.oldest = (ring.oldest + 1) % ring.capacity
    ring.slots[ring.oldest] = line
}
