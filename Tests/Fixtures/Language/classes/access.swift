public class Open {
    private(set) var n = 0
    fileprivate var hidden = 1
    internal func bump() { n += hidden }
}
let o = Open()
o.bump()
print(o.n)  // prints: 1
