// Tasks inside of tasks, and streams of values, on the virtual clock.
func slow(_ name: String, _ seconds: Double) async -> String {
    try? await Task.sleep(for: .seconds(seconds))
    print(name, "is there")
    return name
}
struct Missing: Error {}
func missing() async throws -> Int {
    try await Task.sleep(for: .milliseconds(10))
    throw Missing()
}

Task {
    async let one = slow("one", 0.2)
    async let two = slow("two", 0.1)
    async let three: Int? = 3
    print("begun")
    print(await one, await two, await three ?? 0)
    async let wrong = missing()
    do { print(try await wrong) } catch { print(error) }
}
device.wait(1)
// prints: begun
// prints: two is there
// prints: one is there
// prints: one two 3
// prints: Missing()

Task {
    do {
        async let left = slow("left", 5)
        print("nobody waits for it")
    }
    print("over")
}
device.wait(1)
// prints: nobody waits for it
// prints: left is there
// prints: over

Task {
    let names = await withTaskGroup(of: String.self) { group in
        for (index, name) in ["a", "b", "c"].enumerated() {
            group.addTask { await slow(name, 0.3 - Double(index) * 0.1) }
        }
        var all: [String] = []
        for await name in group { all.append(name) }
        return all
    }
    print(names)
    let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        return await group.reduce(0, +)
    }
    print(sum)
    do {
        try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask { try await missing() }
            group.addTask {
                try await Task.sleep(for: .seconds(9))
                print("never")
                return 1
            }
            for try await number in group where number > 0 { print(number) }
        }
    } catch {
        print("failed", error)
    }
}
device.wait(1)
// prints: c is there
// prints: b is there
// prints: a is there
// prints: ["c", "b", "a"]
// prints: 6
// prints: failed Missing()

final class Ticker {
    private var continuation: AsyncStream<Int>.Continuation?
    lazy var ticks = AsyncStream<Int> { continuation in
        self.continuation = continuation
        continuation.onTermination = { print("ended", $0) }
    }
    func tick(_ number: Int) { continuation?.yield(number) }
    func stop() { continuation?.finish() }
}
let ticker = Ticker()
let task = Task {
    for await number in ticker.ticks {
        if number == 2 { continue }
        print("tick", number)
    }
    print("no more")
}
device.wait(0.1)
ticker.tick(1)
ticker.tick(2)
ticker.tick(3)
device.wait(0.1)
ticker.stop()
device.wait(0.1)
// prints: tick 1
// prints: tick 3
// prints: ended finished
// prints: no more
let (stream, continuation) = AsyncStream<String>.makeStream()
let reader = Task {
    for await word in stream { print(word) }
    print("read")
}
continuation.yield("hello")
device.wait(0.1)
reader.cancel()
device.wait(0.1)
// prints: hello
// prints: read
