// Casts in generic code are right for all types, and succeed for some.
func kind<T>(_ value: T) -> String {
    if value is Int { return "number" }
    if let text = value as? String { return "text " + text }
    return "other"
}
print(kind(1), kind("a"), kind(2.5))  // prints: number text a other
