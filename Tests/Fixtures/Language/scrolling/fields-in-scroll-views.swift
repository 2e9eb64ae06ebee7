// A field that becomes first responder is scrolled to.
let page = UIScrollView(frame: view.bounds)
page.contentSize = CGSize(width: 375, height: 1400)
view.addSubview(page)
let fields = [100, 500, 1200].map { UITextField(frame: CGRect(x: 20, y: $0, width: 335, height: 44)) }
for field in fields { page.addSubview(field) }
let observer = NotificationCenter.default.addObserver(
    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { note in
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
    page.contentInset.bottom = frame.cgRectValue.height
}
hand.tap(fields[0])
device.wait(1)
print(page.contentOffset.y, page.contentInset.bottom)  // prints: 0.0 260.0
hand.type("a")
fields[1].becomeFirstResponder()
device.wait(1)
print(page.contentOffset.y)  // prints: 137.0
fields[2].becomeFirstResponder()
device.wait(1)
print(page.contentOffset.y)  // prints: 837.0
