return max(2, Int((width + spacing) / (minimum + spacing)))
