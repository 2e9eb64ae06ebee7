class Base {
    var stored = 1
    let fixed = 3
    var half: Int { stored / 2 }
    private(set) var shown = 1
    class var shared: Int { 3 }
    var both: Int { get { 3 } set {} }
}
class Observers: Base {
    override var half: Int { didSet { print("half") } }  // error 10:18: 'half' cannot be set, so that its observers would never be called
    override var fixed: Int { willSet { print("fixed") } }  // error 11:18: 'fixed' cannot be set, so that its observers would never be called
    override var shown: Int { didSet { print("shown") } }  // error 12:18: 'shown' cannot be set, so that its observers would never be called
}
class Getters: Base {
    override var stored: Int { 5 }  // error 15:18: 'stored' can be set in the superclass, and not here
    override var both: Int { get { 4 } }  // error 16:18: 'both' can be set in the superclass, and not here
    override var half: Int { 1 }
    override var shown: Int { 2 }
}
class Storage: Base {
    override var stored = 5  // error 21:18: 'stored' is stored, and a stored property cannot override another one
    override lazy var both = 3  // error 22:23: 'both' is stored, and a stored property cannot override another one
}
class Box<Content> { var content: Content? { nil } }
class Numbers: Box<Int> {
    override var content: Int? { didSet { print("content") } }  // error 26:18: 'content' cannot be set, so that its observers would never be called
}
class Card: UIView {
    override var safeAreaInsets: UIEdgeInsets { didSet { print("insets") } }  // error 29:18: 'safeAreaInsets' cannot be set, so that its observers would never be called
    override var alpha: CGFloat { 1 }  // error 30:18: 'alpha' can be set in the superclass, and not here
    override var isHidden = true  // error 31:18: 'isHidden' is stored, and a stored property cannot override another one
    override lazy var tag = 3  // error 32:23: 'tag' is stored, and a stored property cannot override another one
    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
    override var backgroundColor: UIColor? { didSet { print("color") } }
}
class Silent: UIView {
    override var description: String  // error 37:18: 'description' is stored, and a stored property cannot override another one
}
class Watched: NSObject {
    override var description: String { didSet { print("description") } }  // error 40:18: 'description' cannot be set, so that its observers would never be called
}
class Named: NSObject {
    override var description: Int { 1 }  // error 43:18: the override of 'description' has other types than the original
}
class Hidden: NSObject {
    var description: String { "hidden" }  // error 46:9: 'description' overrides a member of the superclass
}
class Plain: Base {
    override var description: String { "plain" }  // error 49:18: 'description' overrides nothing
}
class Constant: NSObject {
    override let description = "constant"  // error 52:18: 'description' is stored, and a stored property cannot override another one
}
