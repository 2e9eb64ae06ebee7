struct Bad: Error { let code: Int }
func parse(_ text: String) throws -> Int {
    guard let n = Int(text) else { throw Bad(code: text.count) }
    return n
}
print((try? parse("12")) ?? -1, (try? parse("x")) as Any)  // prints: 12 nil
print(try! parse("3"))  // prints: 3
if let n = try? parse("7") { print(n) }  // prints: 7
do { _ = try parse("abc") } catch let error as Bad { print("bad", error.code) } catch { print(error) }  // prints: bad 3
do { _ = try parse("ab") } catch { print(error, error is Bad) }  // prints: Bad(code: 2) true
