@objc protocol Marked { var mark: Int { get set } }
class Dial: UIView, Marked {
    @objc dynamic var mark = 1
}
let marked: any Marked = Dial.appearance()
marked.mark = 2
// error 6:1: an appearance takes 'mark' only where its class is known, and not through a protocol
