// Puts columns beside each other as long as the next one fits.
var (count, used) = (1, minimum)
while used + spacing + minimum <= width {
    count += 1
    used += spacing + minimum
}
return count
