func work() {
    defer { print("last") }
    defer { print("first") }
    print("body")  // prints: body
}
work()
// prints: first
// prints: last
