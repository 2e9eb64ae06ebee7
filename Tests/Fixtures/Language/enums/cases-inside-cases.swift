// A switch is complete when its patterns together leave nothing out, also of what cases hold.
enum Phase { case started, changed(Int), ended }
enum Selection { case none, range(Phase), pair(Phase, Bool) }
func text(of selection: Selection) -> String {
    switch selection {
    case .none: "none"
    case .range(.started): "started"
    case .range(.changed): "changed"
    case .range(.ended): "ended"
    case .pair(.started, _), .pair(.ended, true): "begins"
    case .pair(.changed(let by), _): "by \(by)"
    case .pair(.ended, false): "ends"
    }
}
print(text(of: .none), text(of: .range(.changed(2))), text(of: .pair(.ended, false))) // prints: none changed ends
print(text(of: .pair(.changed(4), true)), text(of: .pair(.started, true))) // prints: by 4 begins

func sign(_ number: Result<Int?, Never>) -> String {
    switch number {
    case .success(nil): "none"
    case .success(let found?) where found < 0: "minus"
    case .success(.some): "plus"
    }
}
print(sign(.success(nil)), sign(.success(-1)), sign(.success(1))) // prints: none minus plus

func both(_ a: Bool?, _ b: Phase?) -> String {
    switch (a, b) {
    case (nil, _): "no a"
    case (_, nil): "no b"
    case (true?, .some(.started)), (false?, .ended?): "first"
    case (true?, .some(.changed(_))), (true?, .ended?): "true"
    case (false?, .some): "false"
    }
}
print(both(nil, .ended), both(true, nil), both(false, .ended), both(true, .changed(1)), both(false, .started))
// prints: no a no b first true false
