guard ring.capacity > 0 else { return }
if ring.slots.count <= ring.capacity {
    ring.slots.append(line)
} else {
    ring.slots[ring.oldest] = line
    ring.oldest = (ring.oldest + 1) % ring.slots.count
}
