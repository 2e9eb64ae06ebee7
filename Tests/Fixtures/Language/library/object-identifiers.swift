// Which object it is, or which type.
final class Listener {}
protocol Watching: AnyObject { func changed() }
final class Center {
    private var all: [ObjectIdentifier: () -> Void] = [:]
    func add(_ object: AnyObject, _ action: @escaping () -> Void) { all[ObjectIdentifier(object)] = action }
    func remove(_ object: AnyObject) { all[ObjectIdentifier(object)] = nil }
    func tell() { all.values.forEach { $0() } }
    var count: Int { all.count }
}
let a = Listener(), b = Listener()
let center = Center()
center.add(a) { print("a") }
center.add(b) { print("b") }
center.remove(a)
center.tell()
print(center.count, ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) == ObjectIdentifier(b))
let own = ObjectIdentifier(Listener.self)
print(ObjectIdentifier(Int.self) == ObjectIdentifier(String.self), own == ObjectIdentifier(type(of: a)))
// prints: b
// prints: 1 true false
// prints: false true
