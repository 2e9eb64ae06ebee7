// A `deinit` may look at other variables while the one that held the instance is set.
var log: [String] = []
var count = 0
class Job {
    let name: String
    var onEnd: (() -> Void)?
    init(_ name: String) { self.name = name }
    deinit {
        log.append(name)
        count += 1
        onEnd?()
    }
}
var job: Job? = Job("first")
job = Job("second")
print(log, count)  // prints: ["first"] 1
job = nil
print(log, count)  // prints: ["first", "second"] 2

enum Store {
    static var current: Job? = Job("third")
    static var size = 3
}
Store.current?.onEnd = { Store.size = 0 }
Store.current = nil
print(Store.size, log.count)  // prints: 0 3

func work() {
    var inner: Job? = Job("inner")
    var ended = 0
    inner?.onEnd = { ended += 1 }
    inner = nil
    print(ended)  // prints: 1
}
work()
var jobs = [Job("a"), Job("b")]
jobs.removeAll()
print(count)  // prints: 6
