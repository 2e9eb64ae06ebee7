// What follows from a mistake is not reported: where a guard leaves, and what a function returns.
func read(_ number: Int?) -> Int {
    guard let number else {
        fatalError("nothing in \(missing)")
        // error 4:34: there is no 'missing' here
    }
    return number
}
func name(_ number: Int) -> String {
    switch kind(of: number) {
    // error 10:12: there is no 'kind' here
    case .first: return "first"
    case .other: return "other"
    }
}
func tell() -> String {
    let text = unknown + 1
    // error 17:16: there is no 'unknown' here
    if text == "" {
        return "none"
    } else {
        return text
    }
}
