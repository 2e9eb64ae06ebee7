// A method that objects may lack, beside one with the same name that all have.
@objc protocol Mover: AnyObject {
    func mover(_ row: Int, movedTo other: Int) -> Bool
    @objc optional func mover(_ row: Int, mayLeave other: Int) -> Bool
}
class Silent: NSObject, Mover {
    func mover(_ row: Int, movedTo other: Int) -> Bool { row < other }
}
class Strict: Silent {
    @objc func mover(_ row: Int, mayLeave other: Int) -> Bool { false }
}
for mover: Mover? in [Silent(), Strict()] {
    print(mover?.mover(1, movedTo: 2) ?? false, mover?.mover?(1, mayLeave: 2) ?? true)
}
// prints: true true
// prints: true false
