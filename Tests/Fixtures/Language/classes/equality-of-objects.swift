// Classes below NSObject say when two of them are equal.
final class User: NSObject {
    let id: Int
    init(id: Int) { self.id = id }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? User else { return false }
        return other.id == id
    }
    override var hash: Int { id }
    override var description: String { "user \(id)" }
}
let a = User(id: 1), b = User(id: 1), c = User(id: 2)
print(a == b, a != b, a === b, a == c, a.isEqual(b), a.isEqual(nil), a.isEqual("x"))
// prints: true false false false true false false
let list = [a, c]
print(list.contains(b), list.firstIndex(of: User(id: 2)) ?? -1, list == [b, c], [a: 1][b] ?? 0)
// prints: true 1 true 1
print(Set([a, b, c]).count)  // prints: 2
let any: NSObject = a
print(any == b, any.isEqual(b), any.hash)  // prints: true true 1
let o: User? = a
print(o == b, o == nil, o != c)  // prints: true false true
print(a, "\(c)", [a])  // prints: user 1 user 2 [user 1]
class Base: NSObject {
    let n: Int
    init(_ n: Int) { self.n = n }
    override func isEqual(_ object: Any?) -> Bool { (object as? Base)?.n == n }
    override var hash: Int { n.hashValue }
}
final class Sub: Base {
    let m: Int
    init(_ n: Int, _ m: Int) { self.m = m; super.init(n) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Sub)?.m == m }
}
print(Sub(1, 2) == Sub(1, 2), Sub(1, 2) == Sub(1, 3), Base(1) == Sub(1, 2), Base(1) == Base(1))
// prints: true false true true
final class Plain: NSObject { override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }
print(Plain() == Plain(), [Plain()].contains(Plain()))  // prints: false false
final class Tag: UIView {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.name == name }
    override var hash: Int { name.count }
}
view.addSubview(Tag("a"))
let list2 = view.subviews
print(list2.contains(Tag("a")), list2.firstIndex(of: Tag("a")) ?? -1, list2.firstIndex(of: Tag("b")) ?? -1)
// prints: true 0 -1
let base: UIView = Tag("a")
print(base == list2[0], base.isEqual(list2[0]), Set([base, Tag("a"), Tag("c")]).count, base === list2[0])
// prints: true true 2 false
