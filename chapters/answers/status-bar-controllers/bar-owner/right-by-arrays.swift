let presented = Array(sequence(first: root) { $0.presented }.dropFirst())
let staying = presented.prefix { !$0.isLeaving }
let owner = staying.last { $0.style == .fullScreen || $0.capturesBar } ?? root
return Array(sequence(first: owner) { $0.child }).last ?? owner
