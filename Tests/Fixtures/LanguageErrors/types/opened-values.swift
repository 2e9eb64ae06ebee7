protocol Named { var name: String { get } }
struct Person: Named { var name: String }
func kind<T: Named>(_ value: T) { print(T.self) }
func same<T: Named>(_ one: T, _ other: T) -> Bool { one.name == other.name }
let one: any Named = Person(name: "Ann")
kind(one)  // error 6:1: a value of the protocol 'Named' for the placeholder 'T' is not supported in scenarios
print(same(one, one))  // error 7:7: a value of the protocol 'Named' for the placeholder 'T' is not supported in scenarios
