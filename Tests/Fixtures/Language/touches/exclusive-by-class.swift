// A class says that no other view gets touches while one of its views has one. Bars' buttons are not of it.
class Key: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(tag, "began")
        super.touchesBegan(touches, with: event)
    }
}
UIButton.appearance().isExclusiveTouch = true
let keys = (0..<2).map { number in
    let key = Key(frame: CGRect(x: number * 100, y: 100, width: 80, height: 40))
    key.tag = number
    view.addSubview(key)
    return key
}
let first = hand.touch(keys[0])
let second = hand.touch(keys[1])
first.lift()
second.lift()
hand.tap(keys[1])

let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 375, height: 44))
toolbar.items = [UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)]
view.addSubview(toolbar)
print(toolbar.subviews.map(\.isExclusiveTouch))
// prints: 0 began
// prints: 1 began
// prints: [false]
