return Double(times.filter { $0 <= now && now - $0 < 10 }.count) / 10
