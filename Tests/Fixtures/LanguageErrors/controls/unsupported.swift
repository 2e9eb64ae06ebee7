// What people write about controls and the engine does not have is an error with its name.
let button = UIButton(type: .system)
button.preferredMenuElementOrder = .fixed  // error 3:8: scenarios do not have 'preferredMenuElementOrder' of 'UIButton'
button.menuPreview = nil  // error 4:8: 'UIButton' has no member 'menuPreview'
button.addTarget(nil, action: #selector(UIView.tapped), for: .touchUpInside)  // error 5:41: 'UIView' has no member 'tapped'
button.addTarget(nil, action: #selector(UIView.layoutIfNeeded), for: .touchUpInsid)  // error 6:70: 'UIControl.Event' has no member 'touchUpInsid'
let picker = UICalendarView()  // error 7:14: scenarios do not have 'UICalendarView'
let slider = UISlider(frame: .zero)
slider.value = 7 as Int  // error 9:16: a value of type 'Float' is needed here, and this is 'Int'
slider.addTrackMark(at: 1)  // error 10:8: 'UISlider' has no member 'addTrackMark'
class Loud: UIControl {
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}  // error 12:19: 'addTarget(_:action:for:)' cannot be overridden in scenarios
    override func beginTracking(_ touch: UITouch) -> Bool { true }  // error 13:19: 'beginTracking(_:)' overrides nothing
}
