final class Numbers: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
}
let numbers = Numbers()
let picker = UIPickerView()
picker.dataSource = numbers
print(picker.selectedRow(inComponent: 0))
// error 3:98: 'picker' cannot have 9223372036854775807 rows that are 32.0 points high
