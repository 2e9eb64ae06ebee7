class Loader {
    typealias Completion = (String) -> Void
    private var waiting: [Completion] = []
    func load(_ completion: @escaping Completion) { waiting.append(completion) }
    func finish(_ text: String) {
        let all = waiting
        waiting.removeAll()
        for completion in all { completion(text) }
    }
}
let loader = Loader()
var results: [String] = []
loader.load { results.append("1 " + $0) }
loader.load { text in
    results.append("2 \(text)")
    loader.load { results.append("3 " + $0) }
}
loader.finish("a")
loader.finish("b")
print(results)  // prints: ["1 a", "2 a", "3 b"]
