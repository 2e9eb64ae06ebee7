print(String(format: "%.2f %d %@ %05.1f %x", 3.14159, 42, "text", 2.5, 255))  // prints: 3.14 42 text 002.5 ff
print(String(describing: Optional(3)), String(3), String(255, radix: 16), "\(1.0)", "\(CGFloat(2))")  // prints: Optional(3) 3 ff 1.0 2.0
print("a,b,c".components(separatedBy: ","), "hello".prefix(2), "hello".hasSuffix("lo"))  // prints: ["a", "b", "c"] he true
print("Hello".lowercased(), "x".isEmpty, String("abc".reversed()), "a-b".replacingOccurrences(of: "-", with: "+"))  // prints: hello false cba a+b
print("one two".capitalized, "  pad ".trimmingCharacters(in: .whitespaces), "abc".contains("b"))  // prints: One Two pad true
for (i, c) in "ab".enumerated() { print(i, c) }
// prints: 0 a
// prints: 1 b
