// Casts in generic code are right for all types, and succeed for some.
func kind<T>(_ value: T) -> String {
    if value is Int { return "number" }
    if let text = value as? String { return "text " + text }
    return "other"
}
print(kind(1), kind("a"), kind(2.5))  // prints: number text a other

struct Token { let id = 4 }
func found<Service>(_ token: Token?, _ number: Int, as type: Service.Type) -> Service? {
    if let same = token as? Service { return same }
    return number as? Service
}
print(found(Token(), 1, as: Token.self)?.id ?? 0, found(Token(), 1, as: Int.self) ?? 0)  // prints: 4 1
print(found(nil, 1, as: String.self) ?? "none")  // prints: none
