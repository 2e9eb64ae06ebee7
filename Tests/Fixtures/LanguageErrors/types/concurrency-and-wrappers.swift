func load() async throws -> Int { 3 }
func tooEarly() { let x = load(); print(x) }  // error 2:27: 'load()' may throw, and there is no 'try' in front
func tooPlain() { let x = await load(); print(x) }  // error 3:33: 'load()' may throw, and there is no 'try' in front
let n = try await load()  // error 4:19: 'load()' is 'async', and the code around it may not wait
func unmarked() async throws { print(try load()) }  // error 5:42: 'load()' is 'async', and there is no 'await' in front
func right() async throws -> Int { try 1 + await load() }  // error 6:44: 'await' cannot be to the right of an operator
struct Model { @Published var n = 1 }  // error 7:16: the property wrapper '@Published' is not supported in scenarios
@State var x = 1  // error 8:1: the property wrapper '@State' is not supported in scenarios
@globalActor actor Mine {}  // error 9:1: the attribute '@globalActor' is not supported in scenarios
func groups() async { await withDiscardingTaskGroup { _ in } }  // error 10:29: scenarios do not have 'withDiscardingTaskGroup'
let later: () async -> Int = { 3 }
let sooner: () -> Int = later  // error 12:25: a value of type '() -> Int' is needed here, and this is '() async -> Int'
let list = [1].map { _ in await later() }  // error 13:33: 'closure' is 'async', and the code around it may not wait
Task { prin(1) }  // error 14:8: there is no 'prin' here
class Odd: UIView { @objc func tapped() async {} }  // error 15:32: an '@objc' method that waits is not supported in scenarios
