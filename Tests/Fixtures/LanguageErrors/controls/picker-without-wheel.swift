let picker = UIPickerView()
print(picker.selectedRow(inComponent: 0))  // error 2:7: 'picker' has no component 0
