// A result that is not used goes before what the call was given.
class Note {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("deinit", number) }
    func next() -> Note { Note(number + 1) }
    func sum(_ other: Note) -> Note { Note(number + other.number) }
}
protocol Numbered: AnyObject { func same() -> Note }
extension Note: Numbered { func same() -> Note { Note(number * 10) } }
func copy(_ note: Note) -> Note { Note(note.number + 1) }
func count(_ note: Note, into total: inout Int) -> Note {
    total += 1
    return Note(note.number + 1)
}
func numbered(_ number: Int) -> Numbered { Note(number) }
func run() {
    var total = 0
    _ = copy(Note(1))
    // prints: deinit 2
    // prints: deinit 1
    _ = count(Note(3), into: &total)
    // prints: deinit 4
    // prints: deinit 3
    _ = Note(5).next()
    // prints: deinit 6
    // prints: deinit 5
    _ = Note(7).sum(Note(8))
    // prints: deinit 15
    // prints: deinit 8
    // prints: deinit 7
    _ = numbered(9).same()
    // prints: deinit 90
    // prints: deinit 9
    _ = { (note: Note) in Note(note.number + 1) }(Note(10))
    // prints: deinit 11
    // prints: deinit 10
    _ = (copy(Note(12)), copy(Note(14)))
    // prints: deinit 13
    // prints: deinit 12
    // prints: deinit 15
    // prints: deinit 14
    print(copy(Note(16)).number, total)
    // prints: deinit 16
    // prints: deinit 17
    // prints: 17 1
}
run()
