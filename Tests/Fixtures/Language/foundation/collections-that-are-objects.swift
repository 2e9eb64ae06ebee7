// Mutable arrays and sets are shared by those that have them.
final class Card: UIView {}
let first = Card()
let queue = NSMutableArray()
func fill(_ list: NSMutableArray) {
    list.add(first)
    list.add(Card())
    list.insert("now", at: 0)
}
fill(queue)
print(queue.count, queue.contains(first), queue.index(of: first), queue.firstObject as? String ?? "")
// prints: 3 true 1 now
print(queue.contains("now"), queue.index(of: 7) == NSNotFound)  // prints: true true
queue.removeObject(at: 0)
queue.remove(first)
print(queue.count, queue.lastObject is Card, queue.object(at: 0) is Card)  // prints: 1 true true
queue.addObjects(from: [1, 2, 3])
queue.exchangeObject(at: 1, withObjectAt: 3)
queue[0] = 0
queue.add(4)
queue.replaceObject(at: 2, with: "two")
print(queue.compactMap { $0 as? Int })  // prints: [0, 3, 1, 4]
for case let text as String in queue { print(text) }  // prints: two
queue.removeLastObject()
print(queue.count, queue.map { "\($0)" })  // prints: 4 ["0", "3", "two", "1"]
queue.removeAllObjects()
print(queue.count, queue.firstObject == nil)  // prints: 0 true

let listed: NSMutableArray = [1, "b"]
let empty: NSMutableArray = []
print(listed.count, empty.count)  // prints: 2 0

let seen = NSMutableSet(array: ["a", "b", "a"])
seen.add(first)
seen.add(first)
print(seen.count, seen.contains("a"), seen.contains(first))  // prints: 3 true true
seen.remove("a")
print(seen.allObjects.count, seen.anyObject() != nil)  // prints: 2 true
for object in seen where object is Card { print("card") }  // prints: card
seen.removeAllObjects()
print(seen.count, NSMutableArray(object: 1).count, NSMutableArray(capacity: 4).count)  // prints: 0 1 0
