// Where the code asks for the type, Swift takes that of the value, which the placeholder does not stand for.
protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
func count<T: Shape>(_ shape: T, in all: [any Shape]) -> Int { all.filter { $0 is T }.count }
func keep<T: Shape>(_ shape: T) -> Bool { true }
let shapes: [any Shape] = [Circle(), Square(), Circle()]
print(keep(shapes[0]))
print(count(shapes[0], in: shapes))
// error 9:7: a value of the protocol 'Shape' for the placeholder 'T' is not supported in scenarios
