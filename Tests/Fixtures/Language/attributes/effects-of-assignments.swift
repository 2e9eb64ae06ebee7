// '@NSCopying' keeps a copy, '@Invalidating' asks the view for something when the value is another one.
class Styled: UIView {
    @NSCopying var text: NSAttributedString!
    @NSCopying var path = UIBezierPath()
    @Invalidating(.layout, .intrinsicContentSize) var inset: CGFloat = 4

    override func layoutSubviews() {
        super.layoutSubviews()
        print("layout", inset)
    }
    override func invalidateIntrinsicContentSize() {
        print("invalidate")
        super.invalidateIntrinsicContentSize()
    }
}
let styled = Styled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(styled)
device.wait(0.1)
styled.inset = 4
device.wait(0.1)
styled.inset += 1
device.wait(0.1)
let text = NSMutableAttributedString(string: "a")
styled.text = text
text.append(NSAttributedString(string: "b"))
print(styled.text.string, styled.text === text)
let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
styled.path = path
path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1)))
print(styled.path.bounds, path.bounds)
styled.text = nil
print(styled.text as Any)
// prints: layout 4.0
// prints: invalidate
// prints: layout 5.0
// prints: a false
// prints: (0.0, 0.0, 1.0, 1.0) (0.0, 0.0, 6.0, 6.0)
// prints: nil

// Until the view is made it is asked for nothing, and an initializer keeps what it is given.
class Made: UIView {
    @NSCopying var text: NSAttributedString?
    @Invalidating(.layout) var inset: CGFloat = 0 { didSet { if inset > 9 { inset = 9 } } }
    init(_ text: NSAttributedString) {
        self.text = text
        inset = 2
        super.init(frame: .zero)
        print("made")
        inset = 3
    }
    required init?(coder: NSCoder) { nil }
    override func setNeedsLayout() {
        print("needs layout", inset)
        super.setNeedsLayout()
    }
}
let title = NSMutableAttributedString(string: "title")
let made = Made(title)  // prints: made
// prints: needs layout 3.0
print(made.text === title)  // prints: true
made.text = title
print(made.text === title)  // prints: false
made.inset = 20
// prints: needs layout 20.0
// prints: needs layout 9.0
