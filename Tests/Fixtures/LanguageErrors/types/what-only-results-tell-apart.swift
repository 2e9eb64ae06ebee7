struct Scale {
    func value() -> Int { 1 }
    func value() -> String { "1" }
}
let number: Int = Scale().value()
print(Scale().value())  // error 6:15: 'value' could mean several things
class Ring: CALayer {
    @NSManaged var angle: Double  // error 8:5: the attribute '@NSManaged' is not supported in scenarios
}
let path = #keyPath(Ring.angle)
let reading = #selector(getter: UIView.addSubview)  // error 11:33: a property is needed here, and this is 'addSubview(_:)'
_ = objc_getAssociatedObject(path, "key")  // error 12:36: the place of a text is not supported in scenarios
