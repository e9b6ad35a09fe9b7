var (count, first) = (0, Double?.none)
for time in times where time <= now {
    first = first ?? time
    if time > now - 10 { count += 1 }
}
guard let first else { return 0 }
let age = now - first
return Double(count) / (age < 1 ? 1 : age > 10 ? 10 : age)
