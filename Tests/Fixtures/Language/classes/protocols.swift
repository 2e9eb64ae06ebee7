// Protocols with requirements, defaults in an extension, and delegates held weakly.
protocol Named {
    var name: String { get }
    func greet() -> String
}
extension Named {
    func greet() -> String { "hello " + name }
    func shout() -> String { greet().uppercased() }
}
protocol TapDelegate: AnyObject {
    func tapped(_ view: UIView, count: Int)
}
struct Cat: Named { let name: String }
class Robot: Named {
    var name = "R2"
    func greet() -> String { "beep" }
}
let named: [Named] = [Cat(name: "Tom"), Robot()]
for one in named { print(one.greet(), one.shout()) }
// prints: hello Tom HELLO TOM
// prints: beep BEEP
print(named.filter { $0 is Cat }.map { $0.name })  // prints: ["Tom"]
class Pad: UIView {
    weak var delegate: TapDelegate?
    private var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        delegate?.tapped(self, count: count)
    }
}
class Listener: TapDelegate {
    func tapped(_ view: UIView, count: Int) { print("heard", count, view.tag) }
}
let listener = Listener()
let pad = Pad(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
pad.tag = 9
pad.delegate = listener
view.addSubview(pad)
hand.tap(pad)  // prints: heard 1 9
hand.tap(pad)  // prints: heard 2 9
