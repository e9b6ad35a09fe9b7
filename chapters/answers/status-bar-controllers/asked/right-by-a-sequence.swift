return Array(sequence(first: controller) { $0.childForStatusBarStyle }).last!
