// The closures of `lazy` are called when an element is asked for: `first` may do so twice.
var calls: [String] = []
func told<Answer>(_ answer: Answer) -> String {
    defer { calls = [] }
    return "\(answer) after \(calls.joined(separator: " "))"
}
let numbers = [1, 2, 3]
let tens = numbers.lazy.map { number -> Int in
    calls.append("m\(number)")
    return number * 10
}
print(told(tens.first!))  // prints: 10 after m1
print(told(tens.contains(20)))  // prints: true after m1 m2
print(told(tens.first { $0 > 10 }!), tens.count, calls)  // prints: 20 after m1 m2 3 []
print(told(tens.reduce(0, +)), tens.max()!, tens.sorted(by: >))  // prints: 60 after m1 m2 m3 30 [30, 20, 10]
calls = []
let odd = (1...4).lazy.filter { number in
    calls.append("f\(number)")
    return number % 2 == 1
}
print(told(odd.first!), told(odd.isEmpty))  // prints: 1 after f1 false after f1
print(told(odd.count), told(Array(odd)))  // prints: 2 after f1 f2 f3 f4 [1, 3] after f1 f2 f3 f4
let names = ["a", "bb", "ccc"].lazy.compactMap { name -> Int? in
    calls.append(name)
    return name.count > 1 ? name.count : nil
}
print(told(names.first!))  // prints: 2 after a bb bb
print(told(names.filter { $0 > 2 }.map { -$0 }.first!))  // prints: -3 after a bb bb ccc ccc ccc
for (index, number) in tens.enumerated() where index > 0 {
    print(told(number))  // prints: 20 after m1 m2
    break
}
tens.forEach { number in calls.append("e\(number)") }
print(told(Set([5]).lazy.map { $0 + 1 }.first!))  // prints: 6 after m1 e10 m2 e20 m3 e30
print(["k": 7].lazy.map(\.value).first!, numbers[1...].lazy.allSatisfy { $0 > 1 })  // prints: 7 true
print(numbers.lazy.map { "\($0)" }.joined(separator: "-"))  // prints: 1-2-3
