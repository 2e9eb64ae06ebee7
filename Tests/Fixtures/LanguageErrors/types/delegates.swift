class Plain {}
class Other: UIResponder {}
application.delegate = Plain()  // error 3:24: a value of type 'UIApplicationDelegate?' is needed here, and this is 'Plain'
application.delegate = Other()  // error 4:24: a value of type 'UIApplicationDelegate?' is needed here, and this is 'Other'
let a = UIApplicationDelegate()  // error 5:9: 'UIApplicationDelegate' is a protocol and has no instances of its own
