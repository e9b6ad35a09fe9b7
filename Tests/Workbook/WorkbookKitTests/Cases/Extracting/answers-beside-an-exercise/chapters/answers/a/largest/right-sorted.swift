// Sorts first.
return numbers.sorted().last
