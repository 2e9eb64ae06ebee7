struct Box {
    @objc func open() {}  // error 2:16: only members of classes can be '@objc'
}
@objc func free() {}  // error 4:12: only members of classes can be '@objc'
class Shelf: UIView {
    @objc func put(_ box: Box) {}  // error 6:16: 'put(_:)' cannot be '@objc', for Objective-C has no 'Box'
    @objc func count() -> Int? { nil }  // error 7:16: 'count()' cannot be '@objc', for Objective-C has no 'Int?'
    @objc func pair() -> (Int, Int) { (1, 2) }  // error 8:16: 'pair()' cannot be '@objc', for Objective-C has no '(Int, Int)'
    func plain() {}
    @objc func touch(_ a: UIView) {}
    @objc func touch(_ a: UIWindow) {}  // error 11:16: Objective-C would know this method as 'touch:', which is 'touch(_:)' already
    @objc(put:) func place(_ any: Any) {}
}
let a = #selector(Shelf.plain)  // error 14:19: 'plain()' is not exposed to Objective-C
let b = #selector(Shelf.missing)  // error 15:19: 'Shelf' has no member 'missing'
let c = #selector(setter: UIView.layer)  // error 16:27: 'layer' cannot be assigned: it can only be read
let d = #selector(UIView.isDescendant(of:))  // error 17:19: '#selector' of 'isDescendant(of:)' is not supported in scenarios
let e: Selector = 3  // error 18:19: a value of type 'Selector' is needed here, and this is 'Int'
