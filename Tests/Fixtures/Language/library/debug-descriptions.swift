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
