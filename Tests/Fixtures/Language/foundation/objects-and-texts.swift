// Objects of anything, tables of objects that are held weakly, texts of an app in one language, and errors that
// say what they are.
let view1: Any? = UILabel()
let word: Any = "text"
print((view1 as AnyObject) is UILabel, (view1 as AnyObject) === (view1 as AnyObject))  // prints: true true
print((word as AnyObject) is NSString)  // prints: true

enum Trouble: LocalizedError {
    case tooFar(Int), silent
    var errorDescription: String? {
        switch self {
        case .tooFar(let distance): "too far by \(distance)"
        case .silent: "silent"
        }
    }
}
func fail() throws { throw Trouble.tooFar(3) }
do { try fail() } catch { print(error.localizedDescription) }  // prints: too far by 3
print(Trouble.silent.localizedDescription, Trouble.silent.failureReason == nil)  // prints: silent true
print(NSLocalizedString("done", comment: "a button"), NSLocalizedString("k", value: "v", comment: ""))
// prints: done v

protocol Listener: AnyObject { func hear(_ word: String) }
final class Ear: Listener {
    let name: String
    init(_ name: String) { self.name = name }
    func hear(_ word: String) { print(name, word) }
}
final class Speaker {
    private let listeners = NSHashTable<AnyObject>.weakObjects()
    func add(_ listener: Listener) { listeners.add(listener) }
    func remove(_ listener: Listener) { listeners.remove(listener) }
    func say(_ word: String) {
        for case let listener as Listener in listeners.allObjects { listener.hear(word) }
    }
    var count: Int { listeners.allObjects.count }
}
let speaker = Speaker()
var first: Ear? = Ear("first")
let second = Ear("second")
speaker.add(first!)
speaker.add(second)
speaker.add(second)
speaker.say("hello")
// prints: first hello
// prints: second hello
first = nil
print(speaker.count)  // prints: 1
speaker.remove(second)
print(speaker.count)  // prints: 0

let tags = NSMapTable<NSString, UIView>.strongToWeakObjects()
var held: UIView? = UIView()
tags.setObject(held, forKey: "one" as NSString)
print(tags.object(forKey: "one" as NSString) === held, tags.object(forKey: "two" as NSString) == nil)  // prints: true true
tags.removeObject(forKey: "one" as NSString)
print(tags.count)  // prints: 0
