// What Swift makes for a type is found by its bare name, too.
protocol Item { var identifier: Int { get } }
extension Item where Self: Hashable {
    var identifier: Int { hashValue }
    var isSteady: Bool { hashValue == self.hashValue }
}
struct Page: Item, Hashable {
    let number: Int
    var isSteady2: Bool { hashValue == Page(number: number).hashValue }
}
print(Page(number: 1).identifier == Page(number: 1).identifier, Page(number: 2).isSteady, Page(number: 3).isSteady2)
// prints: true true true
