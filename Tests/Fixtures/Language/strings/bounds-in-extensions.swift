// In an extension of String, `min` and `max` are the functions.
extension String {
    func longer(than other: String) -> Int { max(count, other.count) }
    var short: String { String(prefix(min(count, 3))) }
    var highest: Character? { self.max() }
}
print("abcd".longer(than: "ab"), "abcd".short, "abcd".highest ?? "-")  // prints: 4 abc d
