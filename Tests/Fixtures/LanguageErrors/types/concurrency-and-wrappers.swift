func load() async throws -> Int { 3 }  // error 1:13: 'async' is not supported in scenarios
Task { print(1) }  // error 2:1: scenarios do not have 'Task'
let later: () async -> Int = { 3 }  // error 3:15: 'async' is not supported in scenarios
let n = await 3  // error 4:9: 'await' is not supported in scenarios
struct Model { @Published var n = 1 }  // error 5:16: the property wrapper '@Published' is not supported in scenarios
@State var x = 1  // error 6:1: the property wrapper '@State' is not supported in scenarios
