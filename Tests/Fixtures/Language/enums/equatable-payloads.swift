enum State: Equatable { case idle, at(CGPoint), failed(String) }
var state = State.idle
print(state == .idle, state == .at(.zero))  // prints: true false
state = .at(CGPoint(x: 1, y: 2))
print(state == .at(CGPoint(x: 1, y: 2)), state != .failed("x"))  // prints: true true
if state == .at(.init(x: 1, y: 2)) { print("there") }  // prints: there
