/// Foundation's collections that are objects. Equal is what `isEqual(_:)` or `==` says, and else what is the
/// same object.
extension LibrarySource {
    private static let equality = """
            private static func isSame(_ one: Any, _ other: Any) -> Bool {
                if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
                return (one as AnyObject) === (other as AnyObject)
            }
            override var description: String {
                fatalError("scenarios do not have the text of a mutable array or set: use 'map'")
            }
        """

    static let mutableArray = LibrarySource(
        name: "NSMutableArray",
        text: """
            final class NSMutableArray: NSObject, Sequence, ExpressibleByArrayLiteral {
                private var list: [Any]
                override init() { list = [] }
                init(capacity: Int) { list = [] }
                init(array: [Any]) { list = array }
                init(object: Any) { list = [object] }
                required init(arrayLiteral elements: Any...) { list = elements }
            \(equality)
                var count: Int { list.count }
                var firstObject: Any? { list.first }
                var lastObject: Any? { list.last }
                func object(at index: Int) -> Any { list[index] }
                subscript(index: Int) -> Any {
                    get { list[index] }
                    set { if index == list.count { list.append(newValue) } else { list[index] = newValue } }
                }
                func contains(_ object: Any) -> Bool { list.contains { Self.isSame($0, object) } }
                func index(of object: Any) -> Int {
                    list.firstIndex { Self.isSame($0, object) } ?? NSNotFound
                }
                func add(_ object: Any) { list.append(object) }
                func addObjects(from other: [Any]) { list += other }
                func insert(_ object: Any, at index: Int) { list.insert(object, at: index) }
                func remove(_ object: Any) { list.removeAll { Self.isSame($0, object) } }
                func removeObject(at index: Int) { list.remove(at: index) }
                func removeObjects(in others: [Any]) { for other in others { remove(other) } }
                func removeLastObject() { list.removeLast() }
                func removeAllObjects() { list = [] }
                func replaceObject(at index: Int, with object: Any) { list[index] = object }
                func exchangeObject(at one: Int, withObjectAt other: Int) { list.swapAt(one, other) }
                func makeIterator() -> AnyIterator<Any> {
                    var index = -1
                    return AnyIterator {
                        index += 1
                        return index < self.list.count ? self.list[index] : nil
                    }
                }
            }
            """)

    static let mutableSet = LibrarySource(
        name: "NSMutableSet",
        text: """
            final class NSMutableSet: NSObject, Sequence {
                private var list: [Any] = []
                override init() {}
                init(capacity: Int) {}
                init(array: [Any]) {
                    super.init()
                    addObjects(from: array)
                }
            \(equality)
                var count: Int { list.count }
                var allObjects: [Any] { list }
                func anyObject() -> Any? { list.first }
                func contains(_ object: Any) -> Bool { list.contains { Self.isSame($0, object) } }
                func add(_ object: Any) { if !contains(object) { list.append(object) } }
                func addObjects(from other: [Any]) { for object in other { add(object) } }
                func remove(_ object: Any) { list.removeAll { Self.isSame($0, object) } }
                func removeAllObjects() { list = [] }
                func makeIterator() -> AnyIterator<Any> {
                    var index = -1
                    return AnyIterator {
                        index += 1
                        return index < self.list.count ? self.list[index] : nil
                    }
                }
            }
            """)
}
