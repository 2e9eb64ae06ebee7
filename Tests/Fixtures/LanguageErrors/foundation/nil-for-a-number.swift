class Dog: NSObject {
    @objc var age = 1
}
Dog().setValue(nil, forKey: "age")  // error 4:1: [setNilValueForKey:]: could not set nil as the value for the key age
