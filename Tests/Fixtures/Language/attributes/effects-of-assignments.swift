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
