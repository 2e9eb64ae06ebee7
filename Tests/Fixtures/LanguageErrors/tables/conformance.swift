// A data source has to give rows and cells; what nobody would call is not accepted in silence.
class A: NSObject, UITableViewDataSource {}
// error 2:7: 'A' does not have 'tableView(_:numberOfRowsInSection:)', which 'UITableViewDataSource' asks for
class Editing: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    // error 5:10: 'tableView(_:willDisplayHeaderView:forSection:)' of UITableViewDelegate is not supported in scenarios
}
