// Outside a table, a dimension has its first value.
let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
red.alpha = vary("alpha", 1, 0.02, 0.01, 0)
red.isHidden = vary("hidden", false, true)
let word = vary("word", "a", "b")
view.addSubview(red)
print(red.alpha, red.isHidden, word)  // prints: 1.0 false a
hand.tap(red)
