// A format takes its values from a list too.
func log(_ format: String, _ values: CVarArg...) { print(String(format: format, arguments: values)) }
log("%d of %.1f", 3, 2.5)  // prints: 3 of 2.5
let list: [CVarArg] = [1, 2]
print(String(format: "%d-%d", arguments: list))  // prints: 1-2
