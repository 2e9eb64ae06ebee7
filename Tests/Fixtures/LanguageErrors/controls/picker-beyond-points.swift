final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 1e-300 }
}
let sizes = Sizes()
let picker = UIPickerView()
(picker.dataSource, picker.delegate) = (sizes, sizes)
print(picker.selectedRow(inComponent: 0))
// error 4:100: 'picker' cannot have 3 rows that are 1e-300 points high
