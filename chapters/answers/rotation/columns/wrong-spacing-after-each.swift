// The last column needs no spacing.
return max(1, Int(width / (minimum + spacing)))
