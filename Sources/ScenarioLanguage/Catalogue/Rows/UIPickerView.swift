import EventEngine
import Foundation

private typealias PickerDelegate = Conforming<any UIPickerViewDelegate>
private typealias PickerDataSource = Conforming<any UIPickerViewDataSource>

extension NativeCatalogue {
    /// UIPickerView, its data source and its delegate.
    func addUIPickerView() {
        addClass(
            UIPickerView.self, named: "UIPickerView", superclass: UIView.self,
            "Wheels beside each other, of which each shows a row in its middle; without a size of its own "
                + "320 by 216 points. A drag turns one; a tap on a row brings that row into the middle.",
            pickerRows)
        addProtocol(
            (any UIPickerViewDataSource).self, named: "UIPickerViewDataSource",
            "Knows how many rows a picker has. Both methods must be there."
        ) { t in
            t.means("How many wheels there are, and how many rows one has.")
            t.required("numberOfComponents(in:)", .pickerComponents) { (_: UIPickerView) in 0 }
            t.required("pickerView(_:numberOfRowsInComponent:)", .pickerRows) {
                (_: UIPickerView, _: Int) in 0
            }
        }
        addProtocol(
            (any UIPickerViewDelegate).self, named: "UIPickerViewDelegate",
            "Knows what the rows of a picker show, and hears which one the user chose.", pickerDelegateRows)
    }

    private func pickerDelegateRows(_ t: OptionalMethodTable) {
        t.means("A wheel that the user turned came to rest at another row than before.")
        t.news("pickerView(_:didSelectRow:inComponent:)", .pickerDidSelectRow) {
            (_: UIPickerView, _: Int, _: Int) in
        }
        t.means("What a row shows: a view of yours, or a text. Asked for each row that comes into view.")
        t.question("pickerView(_:viewForRow:forComponent:reusing:)", .pickerViewForRow) {
            (_: UIPickerView, _: Int, _: Int, _: UIView?) in UIView()
        }
        t.question("pickerView(_:attributedTitleForRow:forComponent:)", .pickerAttributedTitle) {
            (_: UIPickerView, _: Int, _: Int) -> NSAttributedString? in nil
        }
        t.question("pickerView(_:titleForRow:forComponent:)", .pickerTitle) {
            (_: UIPickerView, _: Int, _: Int) -> String? in nil
        }
        t.means("How wide a wheel is, and how high its rows are; without it of one width, and 32 points.")
        t.question("pickerView(_:widthForComponent:)", .pickerWidth) {
            (_: UIPickerView, _: Int) -> CGFloat in 0
        }
        t.question("pickerView(_:rowHeightForComponent:)", .pickerRowHeight) {
            (_: UIPickerView, _: Int) -> CGFloat in 0
        }
    }

    private func pickerRows(_ t: MemberTable<UIPickerView>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UIPickerView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UIPickerView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIPickerView(coder: coder) }
        t.means("Who knows its rows, and who hears of choices.")
        t.accessor("dataSource", get: { $0.dataSourceObject.map(PickerDataSource.init) }) { picker, source in
            picker.dataSourceObject = source?.object
        }
        t.accessor("delegate", get: { $0.delegateObject.map(PickerDelegate.init) }) { picker, delegate in
            picker.delegateObject = delegate?.object
        }
        t.means("How many wheels and rows there are, and how large rows are.")
        t.getter("numberOfComponents", \.numberOfComponents)
        t.method("numberOfRows(inComponent:)") { (p: UIPickerView, component: Int) in
            p.numberOfRows(inComponent: component)
        }
        t.method("rowSize(forComponent:)") { (p: UIPickerView, component: Int) in
            p.rowSize(forComponent: component)
        }
        t.means("The delegate's view of a row that is seen.")
        t.method("view(forRow:forComponent:)") { (p: UIPickerView, row: Int, component: Int) in
            p.view(forRow: row, forComponent: component)
        }
        t.means("The row in the middle of a wheel; -1 where there is none.")
        t.method("selectedRow(inComponent:)") { (p: UIPickerView, component: Int) in
            p.selectedRow(inComponent: component)
        }
        t.means("Turns a wheel to a row. The delegate does not hear of it.")
        t.method("selectRow(_:inComponent:animated:)") {
            (p: UIPickerView, row: Int, component: Int, animated: Bool) in
            p.selectRow(row, inComponent: component, animated: animated)
        }
        t.means("Asks for its rows again.")
        t.method("reloadAllComponents()") { (p: UIPickerView) in p.reloadAllComponents() }
        t.method("reloadComponent(_:)") { (p: UIPickerView, component: Int) in
            p.reloadComponent(component)
        }
    }
}
