// An object of any class does what its selector says, if it can.
class Bell: NSObject {
    @objc func ring() { print("ring") }
    @objc func ringTwice(_ name: Any) { print("ring", name) }
}
let bell: AnyObject? = Bell()
let ring: Selector? = #selector(Bell.ring)
_ = bell?.perform(ring)  // prints: ring
_ = bell?.perform(#selector(Bell.ringTwice(_:)), with: "twice")  // prints: ring twice
let item = UIBarButtonItem(title: "x", style: .plain, target: bell, action: ring)
_ = item.target?.perform(item.action)  // prints: ring
