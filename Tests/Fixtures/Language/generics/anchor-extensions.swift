protocol AnchorKind {}
protocol Describing { func words() -> String }
extension NSLayoutAnchor: AnchorKind {}
extension NSLayoutAnchor: Describing {
    func words() -> String { "anchor \(self is NSLayoutDimension ? "length" : "place")" }
}
extension NSLayoutAnchor {
    typealias Other = NSLayoutAnchor<AnchorType>
    func pin(to other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat = 0) -> NSLayoutConstraint {
        let made = constraint(equalTo: other, constant: constant)
        made.isActive = true
        return made
    }
    func same(_ other: NSLayoutAnchor) -> Bool { self === other }
}
extension NSLayoutAnchor where AnchorType == NSLayoutXAxisAnchor {
    func horizontal() -> String { "x" }
}
extension NSLayoutAnchor where AnchorType: NSLayoutDimension {
    func length() -> String { "length" }
}
struct Pair<A: AnchorKind, B: AnchorKind> {
    let first: A
    let second: B
}
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(box)
let left = box.leadingAnchor.pin(to: view.leadingAnchor, 10)
let top = box.topAnchor.pin(to: view.topAnchor, 20)
box.widthAnchor.constraint(equalToConstant: 30).isActive = true
box.heightAnchor.pin(to: box.widthAnchor, 5).priority = .required
view.layoutIfNeeded()
print(box.frame, left.constant, top.constant)  // prints: (10.0, 20.0, 30.0, 35.0) 10.0 20.0
print(box.leadingAnchor.horizontal(), box.widthAnchor.length())  // prints: x length
let pair = Pair(first: box.leadingAnchor, second: box.widthAnchor)
print(pair.first.words(), pair.second.words())  // prints: anchor place anchor length
let kinds: [AnchorKind] = [box.topAnchor, box.heightAnchor]
for kind in kinds {
    switch kind {
    case is NSLayoutYAxisAnchor: print("vertical")
    case let length as NSLayoutDimension: print("length", length.words())
    default: print("other")
    }
}
// prints: vertical
// prints: length anchor length
print((box.topAnchor as Any) is Describing, box.topAnchor.same(box.bottomAnchor))  // prints: true false
