class Form: UIViewController {
    var field: UILabel!
    var count: Int!
    override func viewDidLoad() {
        super.viewDidLoad()
        field = UILabel(frame: view.bounds)
        count = 2
        view.addSubview(field)
    }
}
let form = Form()
print(form.field == nil, form.count as Any)  // prints: true nil
form.loadViewIfNeeded()
form.field.text = "x"
print(form.field.text!, form.count + 1, form.field.superview === form.view)  // prints: x 3 true
if let field = form.field { print(field.frame.width == form.view.bounds.width) }  // prints: true
