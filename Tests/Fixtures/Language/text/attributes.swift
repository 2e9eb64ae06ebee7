// Texts with attributes are kept; their sizes are those of the plain text.
let style = NSMutableParagraphStyle()
style.alignment = .center
style.lineSpacing = 4
style.lineBreakMode = .byTruncatingTail
style.paragraphSpacing = 2
style.lineHeightMultiple = 1.2
style.minimumLineHeight = 20
style.maximumLineHeight = 24
style.firstLineHeadIndent = 1
style.headIndent = 2
style.tailIndent = 3
let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style,
    .kern: 1.5,
]
let text = NSMutableAttributedString(string: "Hello", attributes: attributes)
text.append(NSAttributedString(string: ", world"))
text.addAttribute(
    .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 7, length: 5))
text.addAttributes(
    [.backgroundColor: UIColor.white, .underlineColor: UIColor.black], range: NSRange(location: 0, length: 2))
text.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: 1))
print(text.string, text.length)  // prints: Hello, world 12
print(text.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int ?? 0)  // prints: 1
print(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)  // prints: true
print(text.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)  // prints: true
print(text.attributedSubstring(from: NSRange(location: 7, length: 5)).string)  // prints: world
let label = UILabel()
label.attributedText = text
print(label.text ?? "", label.attributedText?.length ?? 0)  // prints: Hello, world 12
let plain = UILabel()
plain.text = "Hello, world"
print(label.intrinsicContentSize == plain.intrinsicContentSize)  // prints: true
text.append(NSAttributedString(string: "!"))
print(label.attributedText?.string ?? "")  // prints: Hello, world
label.text = "other"
print(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)  // prints: true
label.text = nil
print(label.attributedText == nil)  // prints: true
let button = UIButton(type: .system)
button.setTitle("plain", for: .normal)
button.setAttributedTitle(NSAttributedString(string: "rich", attributes: [.link: "x"]), for: .normal)
print(button.titleLabel?.text ?? "", button.title(for: .normal) ?? "")  // prints: rich plain
print(button.attributedTitle(for: .highlighted)?.string ?? "", button.currentAttributedTitle?.length ?? 0)
// prints: rich 4
let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
field.attributedPlaceholder = NSAttributedString(
    string: "Name", attributes: [NSAttributedString.Key.strikethroughStyle: NSUnderlineStyle.double.rawValue])
field.attributedText = NSMutableAttributedString(attributedString: text)
view.addSubview(field)
field.becomeFirstResponder()
hand.type("?")
print(field.text ?? "", field.placeholder ?? "", field.attributedPlaceholder?.length ?? 0)
// prints: Hello, world!? Name 4
print(field.attributedText?.string ?? "")  // prints: Hello, world!?
let page = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
page.attributedText = NSAttributedString(attributedString: text)
print(page.text ?? "", page.attributedText.length)  // prints: Hello, world! 13
let keys: [NSAttributedString.Key] = [.strikethroughColor, .strokeColor, .strokeWidth, .baselineOffset]
print(keys.count, NSAttributedString.Key(rawValue: "mine").rawValue)  // prints: 4 mine
print(NSAttributedString.Key("mine") == NSAttributedString.Key(rawValue: "mine"))  // prints: true
let lines: NSUnderlineStyle = [.thick, .single]
let letter = NSMutableAttributedString(string: "a")
print(lines.contains(.thick), letter.length)  // prints: true 1
