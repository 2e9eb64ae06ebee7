var handlers: [() -> Void] = []
func keep(_ f: @escaping () -> Void) { handlers.append(f) }
for i in 1...3 { keep { print("handler", i) } }
handlers.forEach { $0() }
// prints: handler 1
// prints: handler 2
// prints: handler 3
func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let next = counter(), other = counter()
print(next(), next(), other())  // prints: 1 2 1
