return numbers.last
