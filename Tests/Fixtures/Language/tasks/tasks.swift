enum Problem: Error { case bad }

class Model {
    func load(_ number: Int) async throws -> String {
        try await Task.sleep(nanoseconds: 300_000_000)
        if number < 0 { throw Problem.bad }
        return "item \(number)"
    }

    var first: String { get async throws { try await load(1) } }
}

func delayed(by seconds: Double) async -> Int {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume(returning: 7) }
    }
}

func failing() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
        continuation.resume(throwing: Problem.bad)
    }
}

class Page: UIViewController {
    let label = UILabel()
    let model = Model()
    var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self] in
            guard let self else { return }
            do {
                self.label.text = try await self.model.first
                print("loaded", self.label.text!)
                _ = try await self.model.load(-1)
            } catch {
                print("failed", error)
            }
        }
        Task { @MainActor in
            label.text = "soon"
            print(await delayed(by: 0.1))
            await show()
        }
    }

    func show() async {
        print("show")
        await Task.yield()
        print("shown")
    }
}

let page = Page()
window.rootViewController = page
print("begun")
device.wait(1)

let long = Task { () -> Int in
    do {
        try await Task.sleep(for: .seconds(5))
        return 1
    } catch {
        print("cancelled", Task.isCancelled, error is CancellationError)
        return 2
    }
}
let waiting = Task { print("value", await long.value) }
device.wait(0.2)
long.cancel()
device.wait(0.2)
print(long.isCancelled, waiting.isCancelled)

let broken = Task { try await failing() }
Task {
    do { try await broken.value } catch { print("caught", error) }
    print(await broken.result)
    print(await MainActor.run { view.bounds.width })
    let number = await Task.detached(priority: .background) { 5 }.value
    print(number)
    await withTaskCancellationHandler { print("inside") } onCancel: { print("never") }
}
device.wait(0.1)
Task {
    print("before")
    await Task.yield()
    print("after")
    let none = await Task { () -> Int? in nil }.value
    print(none == nil)
}
device.wait(0.1)
let endless = Task { await withUnsafeContinuation { (_: CheckedContinuation<Int, Never>) in } }
device.wait(0.1)
print(endless.isCancelled)

// prints: begun
// prints: 7
// prints: show
// prints: shown
// prints: loaded item 1
// prints: failed bad
// prints: cancelled true true
// prints: value 2
// prints: true false
// prints: caught bad
// prints: failure(Scenario.Problem.bad)
// prints: 375.0
// prints: 5
// prints: inside
// prints: before
// prints: after
// prints: true
// prints: false
