enum Phase { case began, ended }
func step(_ phase: Phase, _ inside: Bool, _ n: Int?) -> String {
    switch (phase, inside, n) {
    case (.began, true, _): return "down"
    case (.began, false, _): return "outside"
    case (.ended, _, nil): return "none"
    case (.ended, true, let n?) where n > 1: return "many"
    case (.ended, _, .some(let n)): return "up \(n)"
    }
}
print(step(.began, true, nil), step(.began, false, 1), step(.ended, true, nil))  // prints: down outside none
print(step(.ended, true, 2), step(.ended, false, 2), step(.ended, true, 1))  // prints: many up 2 up 1
