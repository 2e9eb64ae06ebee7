class Handler {
    @objc func tapped() {}
}
let handler = Handler()
let gray = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
let red = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
view.addSubview(gray)
gray.addSubview(red)
let grayTap = UITapGestureRecognizer(target: handler, action: #selector(Handler.tapped))
let redTap = UITapGestureRecognizer(target: handler, action: #selector(Handler.tapped))
gray.addGestureRecognizer(grayTap)
red.addGestureRecognizer(redTap)
hand.tap(red)
