// Inside other values, and for 'debugPrint', values say what they are for those who look for mistakes.
struct Plain: CustomDebugStringConvertible {
    var debugDescription: String { "<plain>" }
}
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "both" }
    var debugDescription: String { "<both>" }
}
enum Way: CustomDebugStringConvertible {
    case up, down
    var debugDescription: String { self == .up ? "<up>" : "<down>" }
}
class Node {}
extension Node: CustomDebugStringConvertible {
    var debugDescription: String { "<node>" }
}
print(Plain(), [Plain()], "\(Plain())")  // prints: <plain> [<plain>] <plain>
print(Both(), [Both()], ["key": Both()])  // prints: both [<both>] ["key": <both>]
print(Way.up, [Way.down], (Way.up, 1))  // prints: <up> [<down>] (<up>, 1)
print(Node(), [Node()], Both().debugDescription)  // prints: <node> [<node>] <both>
print(Optional(Both()) as Any, String(describing: Both()))  // prints: Optional(<both>) both
debugPrint(Both(), Plain())  // prints: <both> <plain>
struct Held {
    var part = [1, 2, 3].prefix(2)
    var range = 0..<3
    var set: Set = ["q"]
}
print(Held())  // prints: Held(part: ArraySlice([1, 2]), range: Range(0..<3), set: Set(["q"]))
print([[1, 2, 3][1...]], [Set([1])], ["k": Set([2])], Optional(Set([3])) as Any)
// prints: [ArraySlice([2, 3])] [Set([1])] ["k": Set([2])] Optional(Set([3]))
print(Set([1]), [1, 2][..<1], String(reflecting: Set([1])), String(describing: [1, 2][..<1]))
// prints: [1] [1] Set([1]) [1]
