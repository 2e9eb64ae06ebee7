class Desk: NSObject {}
let desk = Desk()
let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
view.addSubview(button)
button.addTarget(desk, action: Selector("tapped"), for: .touchUpInside)
hand.tap(button)  // error 6:1: 'Desk' has no action method 'tapped'
