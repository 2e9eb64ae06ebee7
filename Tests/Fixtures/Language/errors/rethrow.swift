enum E: Error { case a, b }
func inner(_ e: E) throws { throw e }
func outer(_ e: E) throws {
    do { try inner(e) } catch E.a { print("a is caught") }
}
do {
    try outer(.a)
    try outer(.b)
    print("never")
} catch let e as E { print("b comes through", e) } catch {}
// prints: a is caught
// prints: b comes through b
func each(_ list: [Int], _ body: (Int) throws -> Void) rethrows { for n in list { try body(n) } }
each([1]) { print($0) }  // prints: 1
do { try each([1, 2]) { if $0 == 2 { throw E.b } } } catch { print("stopped by", error) }  // prints: stopped by b
