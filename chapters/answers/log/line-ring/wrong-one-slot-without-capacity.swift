if ring.slots.count < max(ring.capacity, 1) {
    ring.slots.append(line)
} else {
    ring.slots[ring.oldest] = line
    ring.oldest = (ring.oldest + 1) % ring.slots.count
}
