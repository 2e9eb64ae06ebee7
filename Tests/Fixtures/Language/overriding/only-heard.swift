// An override that only observes leaves the property as it is: any property that can be set may be heard.
import UIKit

class Heard: UISwitch {
    override var isOn: Bool {
        willSet { print("from", isOn, "to", newValue) }
        didSet { if isOn != oldValue { print("changed") } }
    }
}
let control: UISwitch = Heard()
control.isOn = true
// prints: from false to true
// prints: changed
control.isOn = true  // prints: from true to true
print(control.isOn)  // prints: true

class Pages: UIScrollView {
    override var isPagingEnabled: Bool { didSet { bounces = !isPagingEnabled } }
    override var bounces: Bool { didSet { print("bounces", bounces) } }
}
class LessPages: Pages {
    override var isPagingEnabled: Bool { didSet { print("paging", isPagingEnabled) } }
}
let pages = LessPages()
pages.isPagingEnabled = true
// prints: bounces false
// prints: paging true
print(pages.bounces)  // prints: false

class Hint: UILabel {
    private let inner = UILabel()
    override var shadowColor: UIColor? {
        get { inner.shadowColor }
        set { inner.shadowColor = newValue }
    }
    override var isEnabled: Bool { get { !super.isEnabled } set { super.isEnabled = !newValue } }
}
let hint: UILabel = Hint()
hint.shadowColor = .red
hint.isEnabled = false
print(hint.shadowColor == .red, hint.isEnabled)  // prints: true false
