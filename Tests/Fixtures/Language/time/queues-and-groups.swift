// Queues in the background, and groups of work.
final class Loader {
    let group = DispatchGroup()
    var results: [String] = []
    func load(_ names: [String], done: @escaping ([String]) -> Void) {
        for name in names {
            group.enter()
            DispatchQueue.global(qos: .userInitiated).async {
                print("load", name)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    self.results.append(name)
                    self.group.leave()
                }
            }
        }
        group.notify(queue: .main) { done(self.results) }
    }
}
let loader = Loader()
loader.load(["a", "b"]) { print("done", $0) }
print("asked")
device.wait(1)
let queue = DispatchQueue(label: "own")
let other = DispatchGroup()
queue.async(group: other) { print("in group") }
other.notify(queue: DispatchQueue.main) { print("group done") }
DispatchQueue.global().async {
    print("background")
    DispatchQueue.main.async { print("main") }
}
device.wait(0.1)
// prints: asked
// prints: load a
// prints: load b
// prints: done ["a", "b"]
// prints: in group
// prints: background
// prints: group done
// prints: main
DispatchQueue.global(qos: .utility).async { print("utility") }
DispatchQueue.global(qos: .userInteractive).async { print("interactive") }
DispatchQueue.global(qos: .background).async { print("later") }
DispatchQueue.global(qos: .default).async { print("usual") }
DispatchQueue.global(qos: .unspecified).async { print("any") }
device.wait(0.1)
// prints: utility
// prints: interactive
// prints: later
// prints: usual
// prints: any
