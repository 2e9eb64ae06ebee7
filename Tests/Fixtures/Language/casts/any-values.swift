func describe(_ value: Any?) -> String {
    guard let value else { return "nil" }
    if let n = value as? Int { return "int \(n)" }
    if let d = value as? CGFloat { return "cgfloat \(d)" }
    if let d = value as? Double { return "double \(d)" }
    if let list = value as? [Int] { return "list \(list.count)" }
    if let view = value as? UIView { return "view \(view.tag)" }
    return value is String ? "string" : "other"
}
print(describe(1), describe(2.5), describe(CGFloat(3)), describe("s"))  // prints: int 1 double 2.5 cgfloat 3.0 string
print(describe([1, 2]), describe(UILabel()), describe(nil), describe(true))  // prints: list 2 view 0 nil other
