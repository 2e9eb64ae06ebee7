let kinds: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd]
print(kinds.count, kinds[2] == .detailDisclosure, kinds[5] == .infoDark)  // prints: 6 true false
let button = UIButton(type: .custom)
button.setTitleColor(.red, for: .normal)
button.setImage(UIImage(), for: .normal)
button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(button.titleColor(for: .normal) == .red, button.currentImage != nil, button.imageView != nil)  // prints: true true true
print(button.contentEdgeInsets.left)  // prints: 2.0

let all: UIControl.Event = .allTouchEvents
print(all.contains(.touchUpInside), all.contains(.valueChanged))  // prints: true false
print(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))  // prints: true
print(UIControl.Event.systemReserved == .applicationReserved)  // prints: false
button.isEnabled = false
print(button.state.contains(.disabled), button.state.contains(.focused), button.state.contains(.reserved))  // prints: true false false

let light = UISwitch(frame: .zero)
light.onTintColor = .green
light.thumbTintColor = .white
let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
slider.minimumValue = -1
slider.setValue(-0.5, animated: false)
slider.minimumTrackTintColor = .blue
slider.maximumTrackTintColor = .gray
slider.thumbTintColor = .white
print(slider.value, slider.minimumValue)  // prints: -0.5 -1.0
let stepper = UIStepper(frame: .zero)
stepper.minimumValue = -2
stepper.autorepeat = false
stepper.value = -5
print(stepper.value, stepper.autorepeat)  // prints: -2.0 false
let segments = UISegmentedControl(items: ["a", "b"])
segments.selectedSegmentTintColor = .yellow
segments.setEnabled(false, forSegmentAt: 1)
print(segments.isEnabledForSegment(at: 0), segments.isEnabledForSegment(at: 1))  // prints: true false
segments.removeAllSegments()
print(segments.numberOfSegments)  // prints: 0
let pages = UIPageControl(frame: .zero)
pages.pageIndicatorTintColor = .gray
pages.currentPageIndicatorTintColor = .black
let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
field.borderStyle = .bezel
field.clearsOnBeginEditing = true
field.isSecureTextEntry = true
print(field.borderStyle == .bezel, field.clearsOnBeginEditing, field.isSecureTextEntry)  // prints: true true true
