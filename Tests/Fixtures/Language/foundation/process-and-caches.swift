import Foundation

// What the process knows of itself.
let process = ProcessInfo.processInfo
let start = process.systemUptime
print(process.systemUptime >= start, process.processorCount > 0, process.arguments.isEmpty)  // prints: true true false
print(process.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 2, patchVersion: 3)))
// prints: true
print(process.environment["XCTestConfigurationFilePath"] == nil, process === ProcessInfo.processInfo)  // prints: true true

// Objects by keys that compare themselves.
final class Picture {
    let name: String
    init(_ name: String) { self.name = name }
}
let cache = NSCache<NSString, Picture>()
cache.name = "pictures"
cache.setObject(Picture("a"), forKey: "a")
cache.setObject(Picture("b"), forKey: "b" as NSString, cost: 4)
print(cache.object(forKey: "a")?.name ?? "none", cache.object(forKey: NSString(string: "b"))?.name ?? "none")
// prints: a b
cache.removeObject(forKey: "a")
print(cache.object(forKey: "a") == nil, cache.object(forKey: "b") != nil)  // prints: true true
cache.removeAllObjects()
print(cache.object(forKey: "b") == nil, cache.name, cache.countLimit, cache.totalCostLimit)  // prints: true pictures 0 0
let byObject = NSCache<Picture, NSString>()
let key = Picture("key")
byObject.setObject("value", forKey: key)
print(byObject.object(forKey: key) ?? "none", byObject.object(forKey: Picture("key")) == nil)  // prints: value true
final class Store {
    private let numbers = NSCache<NSNumber, Picture>()
    func picture(_ number: Int) -> Picture {
        if let known = numbers.object(forKey: NSNumber(value: number)) { return known }
        let made = Picture("number \(number)")
        numbers.setObject(made, forKey: NSNumber(value: number))
        return made
    }
}
let store = Store()
print(store.picture(1) === store.picture(1), store.picture(2).name)  // prints: true number 2
