return max(1, Int(((width + spacing) / (minimum + spacing)).rounded(.up)))
