/// An object that is not kept alive, where an array, a dictionary or an enum holds it.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
