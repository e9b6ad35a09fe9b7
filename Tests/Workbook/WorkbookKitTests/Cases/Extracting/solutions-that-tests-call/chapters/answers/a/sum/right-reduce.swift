return numbers.reduce(0, +)
