struct Box<Value> {
    var value: Value
    func show() -> String { "any" }
    func show() -> String where Value: Equatable { "equatable" }
}
extension Box where Value: Hashable {
    func show() -> String { "hashable" }
}
print(Box(value: 1).show())
// error 4:10: 'show()' beside one with another 'where' clause is not supported in scenarios
// error 7:10: 'show()' beside one with another 'where' clause is not supported in scenarios
