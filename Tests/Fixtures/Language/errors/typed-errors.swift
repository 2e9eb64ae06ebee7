// A function may say of which type its errors are, and 'catch' knows it.
enum Failure: Error { case empty, wrong(Int) }
func half(_ number: Int) throws(Failure) -> Int {
    if number == 0 { throw .empty }
    guard number.isMultiple(of: 2) else { throw Failure.wrong(number) }
    return number / 2
}
func text(_ number: Int) -> String {
    do {
        return "\(try half(number))"
    } catch {
        switch error {
        case .empty: return "empty"
        case .wrong(let number): return "wrong \(number)"
        }
    }
}
print([4, 0, 3].map(text))  // prints: ["2", "empty", "wrong 3"]
func word(_ number: Int) -> String {
    do {
        return "\(try half(number))"
    } catch .empty {
        return "nothing"
    } catch .wrong(let number) where number > 100 {
        return "\(number) is much"
    } catch {
        return "odd"
    }
}
print([8, 0, 3, 101].map(word))  // prints: ["4", "nothing", "odd", "101 is much"]
do throws(Failure) {
    if text(0) == "empty" { throw .wrong(7) }
} catch {
    if case .wrong(let number) = error { print("caught", number) }
}
// prints: caught 7
struct Account {
    var balance: Int
    init(_ balance: Int) throws(Failure) {
        if balance < 0 { throw .wrong(balance) }
        self.balance = balance
    }
    var checked: Int {
        get throws(Failure) { balance == 0 ? try half(0) : balance }
    }
    mutating func take(_ amount: Int) throws(Failure) { balance -= try half(amount) }
}
do {
    var account = try Account(1)
    try account.take(2)
    print(account.balance)
// prints: 0
    print(try account.checked)
} catch .empty {
    print("no balance")
// prints: no balance
} catch {
    print(error)
}
let halving: (Int) throws(Failure) -> Int = half
let any: (Int) throws -> Int = halving
print((try? halving(6)) ?? 0, (try? any(5)) as Any)  // prints: 3 nil
func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }
print(run { 3 }, (try? run { () throws(Failure) -> Int in throw .empty }) as Any)  // prints: 3 nil
do {
    print(try run { () throws(Failure) -> Int in try half(9) })
} catch {
    if case .wrong(let number) = error { print("wrong", number) }
}
// prints: wrong 9
func never() throws(Never) -> Int { 5 }
func anything() throws(any Error) { throw Failure.empty }
do { try anything() } catch { print(never(), error) }
// prints: 5 empty
func passOn() throws(Failure) {
    do { _ = try half(0) } catch { throw error }
}
do { try passOn() } catch { print(error) }
// prints: empty
protocol Loading {
    associatedtype Failed: Error
    func load() throws(Failed) -> Int
}
struct Broken: Loading {
    func load() throws(Failure) -> Int { throw .wrong(1) }
}
struct Ready: Loading {
    func load() -> Int { 2 }
}
func load<L: Loading>(_ loading: L) -> String {
    do { return "\(try loading.load())" } catch { return "\(error)" }
}
print(load(Broken()), load(Ready()))  // prints: wrong(1) 2
let outcome = Result<Int, Failure>.failure(.wrong(4))
do { print(try outcome.get()) } catch .wrong(let number) { print("not", number) } catch .empty {}
// prints: not 4
