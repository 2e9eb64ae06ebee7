let red = 1
func f() -> Int { let red = red + 1; return red }
print(f())  // prints: 2
if let view = view.window { print(view === window) }  // prints: true
let `class` = 3
print(`class`)  // prints: 3
