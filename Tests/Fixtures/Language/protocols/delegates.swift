protocol KnobDelegate: AnyObject {
    func knob(_ knob: Knob, didTurnTo angle: Double)
    func knobShouldTurn(_ knob: Knob) -> Bool
}
extension KnobDelegate { func knobShouldTurn(_ knob: Knob) -> Bool { true } }
class Knob {
    weak var delegate: KnobDelegate?
    var angle = 0.0 { didSet { delegate?.knob(self, didTurnTo: angle) } }
    func turn() { if delegate?.knobShouldTurn(self) ?? false { angle += 10 } }
}
class Owner: KnobDelegate {
    func knob(_ knob: Knob, didTurnTo angle: Double) { print("turned", angle) }
}
let knob = Knob()
var owner: Owner? = Owner()
knob.delegate = owner
knob.turn()  // prints: turned 10.0
owner = nil
knob.turn()
print(knob.angle, knob.delegate == nil)  // prints: 10.0 true
