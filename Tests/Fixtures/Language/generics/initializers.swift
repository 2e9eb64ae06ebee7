protocol Named { var name: String { get } }
struct Cat: Named { var name = "cat" }
struct Dog: Named { let name: String }

struct Label {
    var text: String
    var count = 0
    init<T: Named>(_ named: T) { text = named.name }
    init<T>(showing value: T, times: Int = 2) where T: CustomStringConvertible {
        self.init(Dog(name: value.description))
        count = times
    }
    init?<T: Comparable>(between low: T, and high: T, _ value: T) {
        guard low < high, value >= low, value <= high else { return nil }
        text = "inside"
    }
}
print(Label(Cat()).text, Label(Dog(name: "rex")).text)  // prints: cat rex
print(Label(showing: 12).text, Label(showing: true, times: 5).count)  // prints: 12 5
print(Label(between: 1, and: 3, 2)?.text ?? "none", Label(between: "a", and: "c", "d") == nil)  // prints: inside true

class Base {
    let words: [String]
    var extra = "base"
    init<T: Named>(all: [T]) { words = all.map { $0.name } }
    convenience init<T: Named>(one: T) { self.init(all: [one, one]) }
}
class Sub: Base {
    var own = "sub"
}
class Strict: Base {
    let tag: Int
    init(tag: Int) {
        self.tag = tag
        super.init(all: [Dog(name: "a"), Dog(name: "b")])
    }
    init<N: BinaryInteger>(number: N, cat: Cat) {
        tag = Int(number)
        super.init(all: [cat])
    }
}
print(Base(one: Cat()).words, Base(all: [Dog(name: "x")]).words)  // prints: ["cat", "cat"] ["x"]
let sub = Sub(one: Dog(name: "y"))
print(sub.words, sub.own, sub.extra, type(of: sub))  // prints: ["y", "y"] sub base Sub
print(Sub(all: [Cat()]).own)  // prints: sub
print(Strict(tag: 3).words, Strict(number: UInt8(7), cat: Cat()).tag)  // prints: ["a", "b"] 7

struct Box<Content> {
    let content: Content
    let note: String
    init<Key: Hashable>(_ content: Content, key: Key) {
        self.content = content
        note = "\(key)"
    }
    init<Source: Named>(from source: Source, make: (Source) -> Content) {
        content = make(source)
        note = source.name
    }
}
let box = Box(1.5, key: "k")
print(box.content, box.note, type(of: box))  // prints: 1.5 k Box<Double>
print(Box(from: Cat()) { $0.name.count }.content)  // prints: 3
let typed: Box<String> = Box("s", key: 9)
print(typed.note)  // prints: 9

enum Choice {
    case none, some(String)
    init<T: Named>(_ value: T?) {
        if let value { self = .some(value.name) } else { self = .none }
    }
}
if case .some(let name) = Choice(Cat()) { print(name) }  // prints: cat

extension UIView {
    convenience init<T: UIView>(around inner: T, tag: Int = 4) {
        self.init(frame: inner.bounds)
        self.tag = tag
        addSubview(inner)
    }
    convenience init<S: Named>(_ named: S) {
        self.init()
        accessibilityIdentifier = named.name
    }
}
let inner = UILabel(frame: CGRect(x: 5, y: 5, width: 20, height: 30))
let outer = UIView(around: inner)
print(outer.frame, outer.tag, inner.superview === outer)  // prints: (0.0, 0.0, 20.0, 30.0) 4 true
print(UIView(Cat()).accessibilityIdentifier ?? "")  // prints: cat
extension String {
    init<T: Named>(naming value: T) { self = "<" + value.name + ">" }
}
extension Int {
    init<T: Named>(lengthOf value: T) { self.init(value.name.count) }
}
print(String(naming: Cat()), Int(lengthOf: Dog(name: "four")))  // prints: <cat> 4
class Panel: UIView {
    var kind = "panel"
    let holds: String
    init<T: Named>(for item: T, frame: CGRect = .zero) {
        holds = item.name
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}
final class Wide: Panel {}
print(Panel(for: Cat()).holds, Wide(for: Dog(name: "w")).kind)  // prints: cat panel
