// Cuts half points off before it divides.
return max(1, Int(width + spacing) / Int(minimum + spacing))
