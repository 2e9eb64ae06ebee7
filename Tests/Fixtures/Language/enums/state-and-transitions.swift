enum Light: CaseIterable {
    case red, green, yellow
    var next: Light {
        let all = Light.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
    var seconds: Int {
        switch self {
        case .red, .green: return 30
        case .yellow: return 5
        }
    }
}
var light = Light.red
let steps = (0..<4).map { _ -> Light in light = light.next; return light }
print(steps, steps.map(\.seconds).reduce(0, +))
// prints: [Scenario.Light.green, Scenario.Light.yellow, Scenario.Light.red, Scenario.Light.green] 95
