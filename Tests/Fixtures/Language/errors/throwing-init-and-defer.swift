struct Wrong: Error {}
class Reader {
    let n: Int
    init(_ n: Int) throws {
        guard n > 0 else { throw Wrong() }
        self.n = n
    }
    func read() throws -> Int {
        defer { print("closed") }
        if n == 2 { throw Wrong() }
        return n
    }
}
do {
    print(try Reader(1).read())
    let second = try Reader(2)
    _ = try second.read()
} catch { print("wrong") }
// prints: closed
// prints: 1
// prints: closed
// prints: wrong
print((try? Reader(0)) == nil)  // prints: true
