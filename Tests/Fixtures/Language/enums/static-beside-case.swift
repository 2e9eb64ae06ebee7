// A case with a payload has another full name than a static property of the same name.
enum Height {
    case fixed(points: Double)
    case dynamic(estimate: Double, Bool = true)
    case none

    static var dynamic: Height { .dynamic(estimate: 44) }
    static let fixed = Height.fixed(points: 20)
    static func none(_ reason: String) -> Height { reason.isEmpty ? .none : .fixed(points: 0) }
}

func text(_ height: Height) -> String {
    switch height {
    case .fixed(let points): "fixed \(points)"
    case .dynamic(let estimate, let isOpen): "about \(estimate) \(isOpen)"
    case .none: "none"
    }
}

let usual: Height = .dynamic
print(text(usual), text(.dynamic(estimate: 10, false)))  // prints: about 44.0 true about 10.0 false
print(text(.fixed), text(.fixed(points: 3)), text(.none), text(.none("late")))
// prints: fixed 20.0 fixed 3.0 none fixed 0.0
