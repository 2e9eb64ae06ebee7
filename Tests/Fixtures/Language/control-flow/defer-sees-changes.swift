func count() -> Int {
    var n = 1
    defer { n += 100; print("deferred", n) }
    n += 1
    return n
}
print(count())
// prints: deferred 102
// prints: 2
