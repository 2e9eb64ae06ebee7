// What Equatable and Comparable ask for may stand outside of the type.
enum State: Equatable { case empty, on(item: Any) }
func == (a: State, b: State) -> Bool {
    switch (a, b) {
    case (.empty, .empty): return true
    case (.on, .on): return true
    default: return false
    }
}
print(State.empty == .empty, State.on(item: 1) != .empty, [State.empty, .on(item: 2)].contains(.on(item: 3)))
// prints: true true true
print([State.on(item: 1)] == [State.on(item: "x")], Optional(State.empty) == .empty)  // prints: true true

struct Version: Comparable { var major: Int, note: [() -> Void] = [] }
func == (a: Version, b: Version) -> Bool { a.major == b.major }
func < (a: Version, b: Version) -> Bool { a.major < b.major }
print([Version(major: 3), Version(major: 1)].sorted().map(\.major))  // prints: [1, 3]
print(max(Version(major: 2), Version(major: 5)).major)  // prints: 5
print(Version(major: 1) <= Version(major: 1), Version(major: 2) > Version(major: 3))  // prints: true false

final class Tag: Equatable { let id: Int; init(_ id: Int) { self.id = id } }
func == (a: Tag, b: Tag) -> Bool { a.id == b.id }
print(Tag(1) == Tag(1), Tag(1) != Tag(2), [Tag(3)].firstIndex(of: Tag(3)) as Any)
// prints: true true Optional(0)
