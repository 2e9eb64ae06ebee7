// Others would have to wait for a subscript of an actor, so that methods take its place.
actor Cache {
    private var texts: [String: String] = [:]
    subscript(key: String) -> String? { texts[key] }  // error 4:5: a subscript of an actor is not supported in scenarios
    nonisolated subscript(number: Int) -> Int { number * 2 }
    static subscript(flag: Bool) -> Bool { !flag }
}
extension Cache {
    subscript(letter: Character) -> Int { texts.count }  // error 9:5: a subscript of an actor is not supported in scenarios
}
print(Cache()[4], Cache[true])
