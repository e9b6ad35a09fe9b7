return .zero
