// Who is outside of an actor waits for what belongs to it, and goes on in a later turn.
actor Counter {
    static let shared = Counter(name: "shared")
    let name: String
    private(set) var count = 0
    @MainActor var label = "label"

    init(name: String) { self.name = name }

    func increment() -> Int {
        count += 1
        log()
        return count
    }
    private func log() { print("count", count) }

    func slow(_ number: Int) async -> Int {
        print("start", number)
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        print("end", number)
        return increment()
    }
    func fail() throws { throw CancellationError() }
    nonisolated var title: String { "counter " + name }
    nonisolated func later() async { print("later", await count) }
}
extension Counter {
    func double() { count *= 2 }
}
extension Counter: Hashable {
    static func == (one: Counter, other: Counter) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

let counter = Counter(name: "a")
print(counter.name, counter.title, counter.label)
Task {
    print("one")
    let count = await counter.increment()
    print("three", count, await counter.count)
    do { try await counter.fail() } catch { print("failed") }
    await counter.later()
    async let first = counter.slow(1)
    async let second = counter.slow(2)
    print(await first, await second)
}
DispatchQueue.main.async { print("two") }
device.wait(3)

class Model {
    let counter = Counter.shared
    func load() async {
        await counter.double()
        print(await counter.count, await counter.increment())
    }
}
Task { await Model().load() }
device.wait(1)
print(Set([counter, .shared]).count)
// prints: a counter a label
// prints: one
// prints: count 1
// prints: two
// prints: three 1 1
// prints: failed
// prints: later 1
// prints: start 1
// prints: start 2
// prints: end 1
// prints: count 2
// prints: end 2
// prints: count 3
// prints: 2 3
// prints: count 1
// prints: 0 1
// prints: 2
