let label: UILabel = {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "made"
    return label
}()
print(label.text!, label.frame.width)  // prints: made 80.0
let total = { (n: Int) -> Int in
    var sum = 0
    for i in 1...n { sum += i }
    return sum
}(4)
print(total)  // prints: 10
class Panel: UIView {
    let button: UIView = {
        let view = UIView()
        view.tag = 9
        return view
    }()
    private(set) lazy var all = [button, UIView()].map { $0.tag }
}
print(Panel().button.tag, Panel().all)  // prints: 9 [9, 0]
