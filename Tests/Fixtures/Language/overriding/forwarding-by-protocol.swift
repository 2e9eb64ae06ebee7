protocol TouchSink: AnyObject { func sink(_ name: String, from source: UIView) }
class Source: UIView {
    weak var sink: TouchSink?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sink?.sink("began", from: self)
        super.touchesBegan(touches, with: event)
    }
}
class Logger: TouchSink {
    var lines: [String] = []
    func sink(_ name: String, from source: UIView) { lines.append("\(name) \(source.tag)") }
}
let logger = Logger()
for i in 1...2 {
    let source = Source(frame: CGRect(x: CGFloat(i) * 100, y: 0, width: 50, height: 50))
    source.tag = i
    source.sink = logger
    view.addSubview(source)
}
view.subviews.forEach { hand.tap($0) }
print(logger.lines)  // prints: ["began 1", "began 2"]
