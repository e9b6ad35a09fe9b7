// Gives two spacings to the width.
return max(1, Int((width + 2 * spacing) / (minimum + spacing)))
