import UIKit

let queue = DispatchQueue(label: "work", qos: .userInitiated, attributes: .concurrent)
let plain = DispatchQueue(label: "plain", attributes: [])
let third = DispatchQueue(
    label: "third", qos: .background, attributes: [.concurrent], autoreleaseFrequency: .workItem, target: queue)
print(queue.label, plain.label, third.label)  // prints: work plain third

final class Cache {
    private var values: [String: Int] = [:]
    private let queue = DispatchQueue(label: "cache", attributes: .concurrent)
    subscript(key: String) -> Int? {
        get { queue.sync { values[key] } }
        set { queue.async(flags: .barrier) { self.values[key] = newValue } }
    }
}
let cache = Cache()
cache["a"] = 3
let answer = plain.sync { 42 }
print(answer, plain.sync(flags: .barrier) { "now" })  // prints: 42 now
let item = DispatchWorkItem { print("item") }
item.notify(queue: .main) { print("item done") }
plain.sync(execute: item)  // prints: item
dispatchPrecondition(condition: .onQueue(.main))
dispatchPrecondition(condition: .notOnQueue(plain))

queue.async(qos: .utility) {
    dispatchPrecondition(condition: .notOnQueue(.main))
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    DispatchQueue.main.sync { print("from the background") }
    DispatchQueue.main.async { print("cached", cache["a"] ?? 0) }
}

let group = DispatchGroup()
DispatchQueue.main.async(group: group, qos: .userInteractive, flags: []) { print("grouped") }
DispatchQueue.global(qos: .default).async(group: group, execute: DispatchWorkItem(flags: .detached) { print("too") })
group.notify(qos: .default, queue: .main) { print("all") }
group.notify(queue: .main, work: DispatchWorkItem { print("all of it") })
let late = DispatchWorkItem(qos: .background, flags: [.noQoS, .enforceQoS]) { print("late") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: late)
late.cancel()
let first = DispatchWorkItem(flags: [.inheritQoS, .assignCurrentContext]) { print("first") }
first.notify(queue: .main, execute: DispatchWorkItem { print("second") })
DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1, execute: first)
DispatchQueue.main.asyncAfter(wallDeadline: .now() + .seconds(1), qos: .unspecified) { print("wall") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, qos: .userInitiated) { print("deadline") }

let start = DispatchTime.now()
let end = start + 1.5
print(end > start, end - 1.5 == start, end - .milliseconds(1500) == start, .distantFuture > end)  // prints: true true true true
print((end.uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000)  // prints: 1500
print(DispatchTimeInterval.never == .never)  // prints: true
let importance = DispatchQoS(qosClass: .utility, relativePriority: -1)
print(importance.relativePriority, importance.qosClass == .utility, importance == .utility)  // prints: -1 true false
print([DispatchQoS.background, .default, .userInitiated, .userInteractive, .unspecified].count)  // prints: 5
let frequencies: [DispatchQueue.AutoreleaseFrequency] = [.inherit, .workItem, .never]
print(frequencies.count)  // prints: 3
DispatchQueue.concurrentPerform(iterations: 2) { print("part", $0) }
// prints: part 0
// prints: part 1
// What waited comes now, in the order in which it was given.
// prints: item done
// prints: from the background
// prints: grouped
// prints: too
// prints: cached 3
// prints: all
// prints: all of it
// prints: first
// prints: second
// prints: deadline
// prints: wall
