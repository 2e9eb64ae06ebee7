var pages = [1: "one", 2: "two"]
pages.removeAll(keepingCapacity: false)
print(pages.isEmpty)  // prints: true
var seen: Set<Int> = [1, 2]
seen.removeAll(keepingCapacity: true)
print(seen.isEmpty)  // prints: true
print([4, 5].index(of: 5) ?? -1, ["a"].index(of: "b") ?? -1)  // prints: 1 -1
