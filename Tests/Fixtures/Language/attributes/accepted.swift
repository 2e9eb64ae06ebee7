@objc class Thing: NSObject {
    @objc dynamic var n = 1
    @IBOutlet weak var view: UIView!
    @IBAction func go(_ sender: Any) { print("go") }
    @available(iOS 13, *) func modern() { print("modern") }
    @inline(__always) func quick() -> Int { 3 }
    @MainActor func main() {}
    @nonobjc func swift() {}
    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
}
Thing().modern()  // prints: modern
Thing().go(1)  // prints: go
print(Thing().quick())  // prints: 3
if #available(iOS 15, *) { print("new") } else { print("old") }  // prints: new
