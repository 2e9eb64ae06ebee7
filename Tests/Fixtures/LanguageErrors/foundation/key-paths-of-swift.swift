class Dog: NSObject {
    var age = 1
    @objc func run() {}
}
print(#keyPath(Dog.age))  // error 5:16: 'age' is not exposed to Objective-C
print(#keyPath(Dog.run))  // error 6:16: '#keyPath' of 'run' is not supported in scenarios
print(#keyPath(Dog.tail))  // error 7:16: 'Dog' has no member 'tail'
