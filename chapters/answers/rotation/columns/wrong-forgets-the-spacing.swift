return max(1, Int(width / minimum))
