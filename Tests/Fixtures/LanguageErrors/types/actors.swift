actor Counter {
    var count = 0
    func up() { count += 1 }
    nonisolated func peek() -> Int { count }  // error 4:38: 'count' is 'async', and there is no 'await' in front
}
class Other: Counter {}  // error 6:14: 'Counter' is 'final': no class inherits from it
class Base {}
actor Third: Base {}  // error 8:14: 'Base' is neither a superclass nor a protocol here
let counter = Counter()
counter.up()  // error 10:1: 'up()' is 'async', and there is no 'await' in front
Task {
    print(counter.count)  // error 12:11: 'count' is 'async', and there is no 'await' in front
    await counter.count = 3  // error 13:11: 'count' cannot be assigned: only the actor's own methods change it
    let up = counter.up  // error 14:14: an actor's method as a value is not supported in scenarios
}
@globalActor actor Mine { static let shared = Mine() }  // error 16:1: the attribute '@globalActor' is not supported in scenarios
func show(_ counter: isolated Counter) {}  // error 17:22: an 'isolated' parameter is not supported in scenarios
