// What an object says of itself is what 'print' shows.
class Screen: UIViewController {
    override func viewDidLoad() { print(description == "\(self)", self.view.description == "\(view!)") }
}
class Named: UIView {
    override var description: String { "named" }
}
let screen = Screen()
screen.loadViewIfNeeded()
let named: UIView = Named()
print(named.description, UILabel().description.hasPrefix("<UILabel"))
class Labelled: UIView {
    override var description: String { "my " + super.description }
}
print(Labelled())
// prints: true true
// prints: named true
// prints: my <Labelled; frame = (0 0; 0 0); layer = <CALayer>>
