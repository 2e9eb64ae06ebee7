// A picker: wheels that a finger turns, and what its delegate hears.

final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked: Set<Int> = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 20 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        if component == 0 { asked.insert(row) }
        return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        print("selected", row, component, pickerView.selectedRow(inComponent: component))
    }
}

let sizes = Sizes()
let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
picker.dataSource = sizes
picker.delegate = sizes
view.addSubview(picker)
print(picker.numberOfComponents, picker.numberOfRows(inComponent: 0), picker.selectedRow(inComponent: 1))
// prints: 2 20 0
print(picker.rowSize(forComponent: 0))  // prints: (160.0, 32.0)
hand.drag(picker, from: CGPoint(x: 80, y: 108), by: CGVector(dx: 0, dy: -64), over: 1)
device.wait(2)
// prints: selected 2 0 2
print(sizes.asked.sorted())  // prints: [0, 1, 2, 3, 4, 5]

// A tap on a row brings it into the middle.
hand.tap(picker, at: CGPoint(x: 240, y: 140))
device.wait(1)
// prints: selected 1 1 1
// The row in the middle is chosen already.
hand.tap(picker, at: CGPoint(x: 240, y: 108))
device.wait(1)

// Code turns it, and the delegate does not hear of it.
picker.selectRow(9, inComponent: 0, animated: true)
device.wait(1)
picker.selectRow(2, inComponent: 1, animated: false)
print(picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1))  // prints: 9 2

// Code that turns a wheel while it still moves ends that, and the row where it was is not chosen.
hand.flick(picker, .up, from: CGPoint(x: 80, y: 150))
picker.selectRow(9, inComponent: 0, animated: true)
print(picker.selectedRow(inComponent: 0))  // prints: 9
device.wait(2)
print(picker.selectedRow(inComponent: 0))  // prints: 9

// A flick goes further, and rests with a row in the middle all the same.
hand.flick(picker, .down, from: CGPoint(x: 80, y: 60))
device.wait(3)
// prints: selected 0 0 0

// Views in place of titles.
final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = 4
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        dot.tag = row
        return dot
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
}
let colors = Colors()
let other = UIPickerView()
print(other.frame.size, other.dataSource == nil, other.delegate == nil)  // prints: (320.0, 216.0) true true
other.dataSource = colors
other.delegate = colors
view.addSubview(other)
other.layoutIfNeeded()
print(other.rowSize(forComponent: 0), other.view(forRow: 1, forComponent: 0)?.tag ?? -1)
// prints: (100.0, 50.0) 1
colors.rows = 1
other.reloadComponent(0)
print(other.numberOfRows(inComponent: 0))  // prints: 1
colors.rows = 2
other.reloadAllComponents()
print(other.numberOfRows(inComponent: 0), other.intrinsicContentSize)  // prints: 2 (320.0, 216.0)

final class Words: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "word \(row)") }
}
let words = Words()
other.dataSource = words
other.delegate = words
print(other.rowSize(forComponent: 0), other.view(forRow: 0, forComponent: 0) == nil)
// prints: (320.0, 32.0) true
