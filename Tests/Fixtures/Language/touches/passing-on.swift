// A touch nobody keeps goes up the chain to the application; a controller's view passes it to its controller.
class Quiet: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let quiet = Quiet(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
let inside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
view.addSubview(plain)
view.addSubview(quiet)
quiet.addSubview(inside)
hand.tap(plain)
hand.tap(inside)
var chain: [String] = []
var responder: UIResponder? = inside
while let current = responder {
    chain.append(String(describing: type(of: current)))
    responder = current.next
}
print(chain.count, chain.prefix(2).joined(separator: " "))  // prints: 6 UIView Quiet
