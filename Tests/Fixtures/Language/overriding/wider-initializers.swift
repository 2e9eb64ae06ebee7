// An initializer that overrides may take more than the one of the superclass.
class Bar {
    let names: [String]
    init(for names: [String]) { self.names = names }
    convenience init(_ count: Int) { self.init(for: (0..<count).map { "bar \($0)" }) }
    required init(tag: Int) { names = ["tag \(tag)"] }
}
final class Sure: Bar {
    override init(for names: [String]?) {
        print("sure of \(names?.count ?? 0)")
        super.init(for: names ?? ["nothing"])
    }
    required init(tag: Int?) { super.init(tag: tag ?? -1) }
}
print(Sure(for: nil).names)  // prints: sure of 0
// prints: ["nothing"]
print(Sure(for: ["a", "b"]).names)  // prints: sure of 2
// prints: ["a", "b"]
// All designated initializers are overridden, so the convenience one is inherited, and calls the override.
print(Sure(2).names)  // prints: sure of 2
// prints: ["bar 0", "bar 1"]
let kind: Bar.Type = Sure.self
print(kind.init(tag: 4).names, Sure(tag: nil).names)  // prints: ["tag 4"] ["tag -1"]

class Row: UIView {
    override init(frame: CGRect?) {
        super.init(frame: frame ?? CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    required init?(coder: NSCoder) { fatalError() }
}
print(Row(frame: nil).frame.width)  // prints: 3.0
