class A: NSObject {
    @objc func go(_ x: Any?) { print("go", x as? String ?? "nil") }
    @objc func stop() { print("stop") }
}
let a = A()
a.perform(#selector(A.go(_:)), with: "x", afterDelay: 0.1)
a.perform(#selector(A.go(_:)), with: "y", afterDelay: 0.1)
a.perform(#selector(A.stop), with: nil, afterDelay: 0.1)
NSObject.cancelPreviousPerformRequests(withTarget: a, selector: #selector(A.go(_:)), object: "x")
device.wait(0.2)
// prints: go y
// prints: stop
a.perform(#selector(A.stop), with: nil, afterDelay: 0)
NSObject.cancelPreviousPerformRequests(withTarget: a)
device.wait(0.2)
print("end")  // prints: end
