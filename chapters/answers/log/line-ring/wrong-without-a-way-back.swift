guard ring.capacity > 0 else { return }
if ring.slots.count < ring.capacity {
    ring.slots.append(line)
} else {
    ring.slots[ring.oldest] = line
    ring.oldest = min(ring.oldest + 1, ring.capacity - 1)
}
