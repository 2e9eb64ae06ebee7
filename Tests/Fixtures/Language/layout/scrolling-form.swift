// A form that scrolls: its content says how large it is.
let scroll = UIScrollView()
let form = UIStackView()
form.axis = .vertical
form.spacing = 10
for v in [scroll, form] as [UIView] { v.translatesAutoresizingMaskIntoConstraints = false }
view.addSubview(scroll)
scroll.addSubview(form)
NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: view.topAnchor),
    scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
])
for number in 0..<10 {
    let button = UIButton(type: .system)
    button.setTitle("Item \(number)", for: .normal)
    button.heightAnchor.constraint(equalToConstant: 100).isActive = true
    button.addAction(UIAction { _ in print("item", number) }, for: .touchUpInside)
    form.addArrangedSubview(button)
}
device.wait(0.1)
print(scroll.contentSize)  // prints: (375.0, 1090.0)
hand.tap(at: CGPoint(x: 100, y: 50))  // prints: item 0
hand.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), over: 0.5)
device.wait(2)
print(scroll.contentOffset.y > 250)  // prints: true
hand.tap(at: CGPoint(x: 100, y: 100))  // prints: item 3
