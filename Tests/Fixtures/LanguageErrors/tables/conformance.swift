// A data source has to give rows and cells; what nobody would call is not accepted in silence.
class A: NSObject, UITableViewDataSource {}
// error 2:7: 'A' does not have 'tableView(_:numberOfRowsInSection:)', which 'UITableViewDataSource' asks for
class Editing: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    // error 5:10: 'tableView(_:indentationLevelForRowAt:)' of UITableViewDelegate is not supported in scenarios
}
