return Int((width + spacing) / (minimum + spacing))
