class Ear: NSObject {
    @objc func turned(_ sender: UISwitch) { print("switch", sender.isOn) }
    @objc func slid(_ sender: UISlider, forEvent event: UIEvent?) {
        let phase = event?.allTouches?.first?.phase
        print("slider", sender.value, phase == .began, phase == .ended)
    }
    @objc func stepped(_ sender: UIStepper) { print("stepper", sender.value) }
    @objc func chosen(_ sender: UISegmentedControl) { print("segment", sender.selectedSegmentIndex) }
    @objc func turnedPage(_ sender: UIPageControl) { print("page", sender.currentPage) }
}
let ear = Ear()
let light = UISwitch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
light.addTarget(ear, action: #selector(Ear.turned(_:)), for: .valueChanged)
let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
slider.addTarget(ear, action: #selector(Ear.slid(_:forEvent:)), for: .valueChanged)
let stepper = UIStepper(frame: CGRect(x: 20, y: 160, width: 0, height: 0))
stepper.maximumValue = 2
stepper.addTarget(ear, action: #selector(Ear.stepped(_:)), for: .valueChanged)
let segments = UISegmentedControl(items: ["a", "b", "c"])
segments.frame = CGRect(x: 20, y: 220, width: 300, height: 32)
segments.addTarget(ear, action: #selector(Ear.chosen(_:)), for: .valueChanged)
let pages = UIPageControl(frame: CGRect(x: 20, y: 280, width: 100, height: 37))
pages.numberOfPages = 3
pages.addTarget(ear, action: #selector(Ear.turnedPage(_:)), for: .valueChanged)
for control in [light, slider, stepper, segments, pages] as [UIControl] { view.addSubview(control) }
print(light.frame.width, light.frame.height, stepper.frame.width, pages.size(forNumberOfPages: 2).width)
hand.tap(light)
hand.drag(light, from: CGPoint(x: 40, y: 15), by: CGVector(dx: -30, dy: 0), over: 0.05)
hand.drag(light, from: CGPoint(x: 10, y: 15), by: CGVector(dx: 8, dy: 0), over: 0.05)
light.setOn(false, animated: true)
hand.tap(slider, at: CGPoint(x: 120, y: 17))
hand.drag(slider, from: CGPoint(x: 14, y: 17), by: CGVector(dx: 100, dy: 0), over: 0.05)
slider.isContinuous = false
hand.drag(slider, from: CGPoint(x: 114, y: 17), by: CGVector(dx: 300, dy: 0), over: 0.05)
slider.maximumValue = 0.5
print(slider.value)
hand.tap(stepper, at: CGPoint(x: 80, y: 10))
hand.tap(stepper, at: CGPoint(x: 10, y: 10))
hand.tap(stepper, at: CGPoint(x: 10, y: 10))
hand.press(stepper, for: 1)
stepper.wraps = true
stepper.stepValue = 2
hand.tap(stepper, at: CGPoint(x: 80, y: 10))
hand.tap(segments)
hand.tap(segments)
segments.setEnabled(false, forSegmentAt: 2)
hand.tap(segments, at: CGPoint(x: 290, y: 10))
segments.isMomentary = true
hand.tap(segments, at: CGPoint(x: 10, y: 10))
segments.insertSegment(withTitle: "d", at: 0, animated: false)
segments.removeSegment(at: 1, animated: false)
print(segments.numberOfSegments, segments.titleForSegment(at: 0) ?? "", segments.selectedSegmentIndex == UISegmentedControl.noSegment)
hand.tap(pages, at: CGPoint(x: 90, y: 10))
hand.tap(pages, at: CGPoint(x: 10, y: 10))
hand.tap(pages, at: CGPoint(x: 10, y: 10))
